/** Shows one step of a finished game at a time, as one viewer got it. */
import { problemOf, showFilm } from '../../net/http'
import { questionOf, Reel, roundOf } from '../../net/film'
import type { Frame, Mark, Problem, Told } from '../../net/protocol'
import { searchOf, type Position } from './address'

export const PACES = ['slow', 'normal', 'fast'] as const
export type Pace = (typeof PACES)[number]

/** Milliseconds from one step to the next. */
export const REST: Record<Pace, number> = { slow: 3500, normal: 1800, fast: 600 }

/** How many steps before the end of a window the next one is asked for. */
const AHEAD = 25

export class Projector {
  seat = $state<number | null>(null)
  step = $state(0)
  last = $state(0)
  frame = $state.raw<Frame | null>(null)
  log = $state.raw<Told[]>([])
  race = $state.raw<readonly Mark[]>([])
  playing = $state(false)
  pace = $state<Pace>('normal')
  problem = $state.raw<Problem | null>(null)
  /** Before the first frame: refused for good, not only now. */
  refused = $state.raw<Problem | null>(null)

  /** Counts what the reader asked for: who is slow to be found is not shown after a newer wish. */
  private wish = 0
  private readonly reels = new Map<number | null, Reel>()

  constructor(
    readonly id: string,
    private readonly keep: (search: string) => void,
  ) {}

  async begin({ step, seat }: Position): Promise<void> {
    try {
      await this.opened(seat)
      this.seat = seat
      await this.goTo(step)
    } catch (error) {
      this.refused = problemOf(error)
    }
  }

  /** The same moment of the game with other eyes. */
  async lookFrom(seat: number | null): Promise<void> {
    await this.trying(async () => {
      const moment = this.frame === null ? 0 : questionOf(this.frame)
      const wish = ++this.wish
      const reel = await this.opened(seat)
      const step = this.step === this.last ? reel.last : await reel.firstStep(questionOf, moment)
      if (wish !== this.wish) return
      this.seat = seat
      await this.show(step)
    })
  }

  async goTo(step: number): Promise<void> {
    this.wish++
    await this.trying(() => this.show(step))
  }

  async goToRound(round: number): Promise<void> {
    this.playing = false
    await this.trying(async () => {
      const wish = ++this.wish
      const step = await this.reel.firstStep(roundOf, round)
      if (wish === this.wish) await this.show(step)
    })
  }

  play(): void {
    this.playing = !this.playing
    if (this.playing && this.step === this.last) void this.goTo(0)
  }

  async advance(): Promise<void> {
    await this.goTo(this.step + 1)
    if (this.step === this.last) this.playing = false
  }

  private get reel(): Reel {
    const found = this.reels.get(this.seat)
    if (!found) throw new Error('nothing is shown yet')
    return found
  }

  private async opened(seat: number | null): Promise<Reel> {
    const known = this.reels.get(seat)
    if (known) return known
    const reel = new Reel((first, count) => showFilm(this.id, seat, first, count))
    await reel.begin()
    this.reels.set(seat, reel)
    return reel
  }

  /** The slider moves at once; a frame that comes late is not shown if the reader has gone on. */
  private async show(wanted: number): Promise<void> {
    const reel = this.reel
    this.last = reel.last
    this.race = reel.race
    this.step = reel.within(wanted)
    this.keep(searchOf(this))
    const [step, seat] = [this.step, this.seat]
    const here = (): boolean => this.step === step && this.seat === seat
    const frame = reel.known(step) ?? (await reel.at(step))
    if (!here()) return
    this.frame = frame
    this.log = reel.told(step)
    void reel.prepare(step + AHEAD)
    await reel.fill(step)
    if (here()) this.log = reel.told(step)
  }

  private async trying(something: () => Promise<void>): Promise<void> {
    try {
      await something()
      this.problem = null
    } catch (error) {
      if (this.frame === null) throw error
      this.playing = false
      this.problem = problemOf(error)
    }
  }
}
