/** The frames of a finished game: fetched in windows when they are first wanted, and kept. */
import type { Film, Frame, Mark, Told } from './protocol'

export const WINDOW = 50

export type Fetch = (first: number, count: number) => Promise<Film>

/** A game as one viewer got it. */
export class Reel {
  steps = 0
  race: readonly Mark[] = []

  private readonly frames: Frame[] = []
  private readonly windows = new Map<number, Promise<void>>()

  constructor(private readonly fetch: Fetch) {}

  /** The first window also says how long the game is. */
  async begin(): Promise<void> {
    await this.load(0)
  }

  get last(): number {
    return Math.max(0, this.steps - 1)
  }

  /** The nearest step that there is. */
  within(step: number): number {
    return Math.min(Math.max(0, Math.trunc(step)), this.last)
  }

  known(step: number): Frame | null {
    return this.frames[step] ?? null
  }

  async at(step: number): Promise<Frame> {
    await this.load(windowOf(step))
    const frame = this.frames[step]
    if (!frame) throw new RangeError(`there is no step ${step} of ${this.steps}`)
    return frame
  }

  /** For what comes next: a failure does not matter now, and is forgotten. */
  async prepare(step: number): Promise<void> {
    if (step <= this.last) await this.load(windowOf(step)).catch(() => {})
  }

  /** Everything before a step, nearest first: the log needs it, the board does not wait for it. */
  async fill(step: number): Promise<void> {
    for (let first = windowOf(step); first >= 0; first -= WINDOW) await this.load(first)
  }

  /** What was told up to a step, as far back as there is no gap. */
  told(step: number): Told[] {
    const found: Told[][] = []
    for (let each = step; each >= 0; each--) {
      const frame = this.frames[each]
      if (!frame) break
      found.push(frame.events)
    }
    return found.reverse().flat()
  }

  /** The first step at which something that only ever grows has come this far; the last one if it never does. */
  async firstStep(measure: (frame: Frame) => number, wanted: number): Promise<number> {
    let [low, high] = [0, this.last]
    while (low < high) {
      const middle = (low + high) >> 1
      if (measure(await this.at(middle)) >= wanted) high = middle
      else low = middle + 1
    }
    return low
  }

  private load(first: number): Promise<void> {
    const known = this.windows.get(first)
    if (known) return known
    const found = this.fetch(first, WINDOW).then((film) => this.keep(film))
    this.windows.set(first, found)
    found.catch(() => this.windows.delete(first))
    return found
  }

  private keep(film: Film): void {
    this.steps = film.steps
    this.race = film.race
    film.frames.forEach((frame, each) => (this.frames[film.first + each] = frame))
  }
}

export const windowOf = (step: number): number => step - (step % WINDOW)

export const roundOf = (frame: Frame): number => frame.view.round ?? 0

/** The number of the question that stood: the same for every viewer, and so the way from one to another. */
export function questionOf(frame: Frame): number {
  const step = frame.view['step']
  return typeof step === 'number' ? step : 0
}
