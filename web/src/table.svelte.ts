/** One table as this browser knows it: what the room told, and what was said to it. */
import { extended } from './log'
import { browserSurroundings } from './net/browser'
import { Refusal, showTable } from './net/http'
import type { Answer, Line, Problem, TableInfo, Told, Update, Waiting } from './net/protocol'
import { Visit, type State } from './net/visit'

const UNKNOWN_TABLE = 404

export class Table {
  state = $state<State>('connecting')
  now = $state.raw<Update | Waiting | null>(null)
  log = $state.raw<Told[]>([])
  lines = $state.raw<Line[]>([])
  problem = $state.raw<Problem | null>(null)
  /** The message that has not been answered yet: until then nothing else is chosen. */
  pending = $state<string | null>(null)

  private readonly visit: Visit

  constructor(readonly id: string) {
    this.visit = new Visit(
      browserSurroundings(id),
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

  get update(): Update | null {
    return this.now?.kind === 'update' ? this.now : null
  }

  /** Whether the room waits for an answer of this seat. */
  get due(): boolean {
    const update = this.update
    return update !== null && !update.over && update.options.length > 0
  }

  get players(): string[] {
    return (this.info?.chairs ?? []).map((chair, seat) => chair.name ?? String(seat + 1))
  }

  choose(choice: string): void {
    const decision = this.update?.decision
    if (!decision || this.pending !== null) return
    this.problem = null
    this.pending = this.visit.say({ kind: 'choose', decision, choices: [choice] })
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

  /** After sitting down: the room knows a connection's seat from when it was opened. */
  comeBack(): void {
    this.visit.reopen()
  }

  /** A sleeping machine does not notice that its connection has gone, and a sleeping page may have missed something. */
  wake(): void {
    if (this.state === 'lost') this.visit.reopen()
    else if (this.state === 'open') this.visit.hello(this.now?.version ?? 0)
  }

  leave(): void {
    this.visit.end()
  }

  private change(state: State): void {
    this.state = state
    if (state === 'lost' && this.now === null) void this.lookFromOutside()
  }

  /** Browsers do not say why a connection was refused: before the first word, ask whether there is such a table at all. */
  private async lookFromOutside(): Promise<void> {
    try {
      await showTable(this.id)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== UNKNOWN_TABLE) return
      this.visit.end()
      this.state = 'refused'
    }
  }

  private hear(answer: Answer): void {
    if (answer.kind === 'update') {
      this.log = extended(this.log, answer)
      this.now = answer
    } else if (answer.kind === 'waiting') {
      this.now = answer
    } else if (answer.kind === 'chat') {
      const known = new Set(this.lines.map((line) => line.number))
      this.lines = [...this.lines, ...answer.lines.filter((line) => !known.has(line.number))]
    } else {
      if (answer.kind === 'refused') this.problem = answer.problem
      if (answer.id === this.pending || answer.id === null) this.pending = null
    }
  }
}
