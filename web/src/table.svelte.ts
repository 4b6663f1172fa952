/** One table as this browser knows it: what the room told, and what was said to it. */
import type { Decision } from './draft'
import { Drafting } from './drafting.svelte'
import { extended } from './log'
import { browserSurroundings } from './net/browser'
import { NO_TABLE, problemOf, showTable, STORE_AWAY } from './net/http'
import type { Answer, Line, Problem, Refused, TableInfo, Told, Update, Waiting } from './net/protocol'
import { Visit, type State } from './net/visit'
import { unread } from './log'
import { keepDraft, keepRead, preferences, recallDraft, recallRead } from './preferences.svelte'
import { changesHands } from './shared'

export class Table {
  state = $state<State>('connecting')
  /** Whether the room has said that it will be back, or is only slow to answer: nothing is wrong with the connection. */
  busy = $state(false)
  now = $state.raw<Update | Waiting | null>(null)
  log = $state.raw<Told[]>([])
  lines = $state.raw<Line[]>([])
  problem = $state.raw<Problem | null>(null)
  /** The message that has not been answered yet: until then nothing else is chosen. */
  pending = $state<string | null>(null)
  /** On a shared device: nothing is drawn until the next player has said that it is them. */
  covered = $state(false)

  /** The answer that is being put together. */
  readonly drafting = new Drafting({
    consider: (decision, choices) => this.consider(decision, choices),
    choose: (choices) => this.choose(choices),
    atOnce: () => preferences.atOnce,
    recall: () => recallDraft(this.id, this.seat),
    keep: (text) => keepDraft(this.id, this.seat, text),
  })

  /** The last notice that was read here. */
  private read = $state(0)
  private readonly visit: Visit

  constructor(
    readonly id: string,
    /** On a shared device: whose player asked for this table; else the room knows. */
    private readonly as: number | null = null,
  ) {
    this.read = recallRead(id)
    this.visit = new Visit(
      browserSurroundings(id, as),
      (answer) => this.hear(answer),
      (state) => this.change(state),
    )
    this.visit.open()
  }

  get info(): TableInfo | null {
    return this.now?.table ?? null
  }

  get seat(): number | null {
    return this.now?.seat ?? null
  }

  /** The seats that this device may speak for. */
  get mine(): readonly number[] {
    return this.now?.mine ?? []
  }

  /** The seats that were handed on while this visitor was away, to be taken back. */
  get lent(): readonly number[] {
    return this.now?.lent ?? []
  }

  /** What the whole table must read, and was not read here yet. */
  get notices(): Line[] {
    return unread(this.lines, this.read)
  }

  get update(): Update | null {
    return this.now?.kind === 'update' ? this.now : null
  }

  /** Whether the room waits for an answer of this seat. */
  get due(): boolean {
    const update = this.update
    if (update === null || update.over || update.table.status !== 'playing') return false
    const own = update.seat === null ? undefined : update.table.chairs[update.seat]
    return update.options.length > 0 && !own?.stands_in
  }

  get players(): string[] {
    return (this.info?.chairs ?? []).map((chair, seat) => chair.name ?? String(seat + 1))
  }

  choose(choices: string[]): void {
    const decision = this.update?.decision
    if (!decision || this.pending !== null) return
    this.problem = null
    this.pending = this.visit.say({ kind: 'choose', decision, choices })
  }

  withdraw(): void {
    const decision = this.update?.decision
    if (!decision || decision[1] === 0 || this.pending !== null) return
    this.problem = null
    this.pending = this.visit.say({ kind: 'withdraw', decision })
  }

  chat(text: string): void {
    this.visit.say({ kind: 'chat', text })
  }

  /** Notices up to this one have been read. */
  dismiss(line: Line): void {
    this.read = line.number
    keepRead(this.id, line.number)
  }

  /** Nobody looks while the device changes hands. */
  cover(): void {
    this.covered = true
  }

  /** After sitting down: the room knows a connection's seat from when it was opened. */
  comeBack(): void {
    this.visit.reopen()
  }

  /** A sleeping machine does not notice that its connection has gone, and a sleeping page may have missed something. */
  wake(): void {
    if (this.state === 'lost' || this.state === 'busy') this.visit.reopen()
    else if (this.state === 'open') this.visit.hello()
  }

  leave(): void {
    this.visit.end()
  }

  private consider(decision: Decision, choices: string[]): string {
    this.problem = null
    return this.visit.consider(decision, choices)
  }

  private change(state: State): void {
    const refused = state === 'lost' && this.state === 'connecting'
    this.state = state
    if (state === 'busy') this.busy = true
    else if (state === 'open') this.busy = false
    if (refused) void this.lookFromOutside()
  }

  /** Browsers do not say why a connection could not be opened: ask whether there is such a table, and a room, at all. */
  private async lookFromOutside(): Promise<void> {
    const reason = await showTable(this.id).then(() => null, problemOf)
    if (this.state === 'open') return
    this.busy = reason?.key === STORE_AWAY
    if (reason?.key !== NO_TABLE) return
    this.visit.end()
    this.state = 'refused'
  }

  private hear(answer: Answer): void {
    if (answer.kind === 'update') {
      if (answer.over || answer.table.status === 'closed') this.covered = false
      else if (changesHands(this.update, answer, this.as)) this.covered = true
      this.log = extended(this.log, answer)
      this.now = answer
      this.drafting.look(answer)
    } else if (answer.kind === 'considered') {
      this.drafting.hear(answer)
    } else if (answer.kind === 'waiting') {
      this.now = answer
    } else if (answer.kind === 'chat') {
      const known = new Set(this.lines.map((line) => line.number))
      this.lines = [...this.lines, ...answer.lines.filter((line) => !known.has(line.number))]
    } else {
      if (answer.kind === 'refused') this.refuse(answer)
      if (answer.id === this.pending || answer.id === null) this.pending = null
    }
  }

  private refuse(answer: Refused): void {
    this.problem = answer.problem
    this.drafting.refused(answer.id)
  }
}
