import type { Answer, Chat, Choose, Consider, Said, Withdraw } from './protocol'

/** What counts once and must not get lost. */
export type Lasting = Choose | Withdraw | Chat
export type Wish = Omit<Choose, 'id'> | Omit<Withdraw, 'id'> | Omit<Chat, 'id'>

/** As much of a WebSocket as a visit needs, so that tests can hand in another one. */
export interface Socket {
  onopen: (() => void) | null
  onmessage: ((message: { data: unknown }) => void) | null
  onclose: ((closing: { code: number }) => void) | null
  send(data: string): void
  close(): void
}

export type State = 'connecting' | 'open' | 'lost' | 'busy' | 'refused'

export interface Surroundings {
  connect: () => Socket
  later: (work: () => void, milliseconds: number) => () => void
  newId: () => string
}

/** Codes with which the room says that coming back is no use: a foreign page, an unknown table. */
const FINAL_CODES = new Set([4403, 4404])
/** Codes with which it says that it is there and will be again: it restarts, cannot reach its store, or a seat has moved. */
const BUSY_CODES = new Set([1012, 1013])
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000

/** How long to wait before trying again: twice as long each time, up to a limit. */
export function waitBefore(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)
}

/**
 * Somebody at a table. The connection may come and go: what was said and not yet answered is said again under the same id,
 * by which the room knows that it is no second answer.
 */
export class Visit {
  private socket: Socket | null = null
  private waiting: Lasting[] = []
  private attempt = 0
  private ended = false
  private stopWaiting: (() => void) | null = null

  constructor(
    private readonly around: Surroundings,
    private readonly heard: (answer: Answer) => void,
    private readonly changed: (state: State) => void,
  ) {}

  open(): void {
    this.stopWaiting?.()
    this.stopWaiting = null
    this.changed('connecting')
    const socket = this.around.connect()
    this.socket = socket
    socket.onopen = () => this.opened(socket)
    socket.onmessage = (message) => this.hear(socket, message.data)
    socket.onclose = ({ code }) => this.closed(socket, code)
  }

  /** Come in anew: with the seat that was just taken, or at once instead of after the wait. */
  reopen(): void {
    const old = this.socket
    this.socket = null
    old?.close()
    this.attempt = 0
    if (!this.ended) this.open()
  }

  end(): void {
    this.ended = true
    this.stopWaiting?.()
    const old = this.socket
    this.socket = null
    old?.close()
  }

  say(wish: Wish): string {
    const said = { ...wish, id: this.around.newId() } as Lasting
    this.waiting.push(said)
    this.send(said)
    return said.id
  }

  /** Asks what could be added to a draft. Nothing comes of it: without a connection it is asked anew, not again. */
  consider(decision: Consider['decision'], choices: string[]): string {
    const id = this.around.newId()
    this.send({ kind: 'consider', id, decision, choices })
    return id
  }

  /** Asks for everything again, as after a long sleep of the machine. */
  hello(): void {
    this.send({ kind: 'hello' })
  }

  get unanswered(): readonly Lasting[] {
    return this.waiting
  }

  private opened(socket: Socket): void {
    if (socket !== this.socket) return
    this.changed('open')
    for (const said of this.waiting) this.send(said)
  }

  private hear(socket: Socket, data: unknown): void {
    if (socket !== this.socket || typeof data !== 'string') return
    const answer = JSON.parse(data) as Answer
    if (answer.kind === 'done' || answer.kind === 'refused') this.settle(answer.id)
    // A room that opens and closes again, or cannot store what is said, is not asked twice a second.
    if (this.waiting.length === 0) this.attempt = 0
    this.heard(answer)
  }

  /** The room answers in order: what it could not even read is the oldest that is unanswered. */
  private settle(id: string | null): void {
    const settled = id ?? this.waiting[0]?.id
    this.waiting = this.waiting.filter((said) => said.id !== settled)
  }

  private closed(socket: Socket, code: number): void {
    if (socket !== this.socket) return
    this.socket = null
    if (this.ended) return
    if (FINAL_CODES.has(code)) {
      this.changed('refused')
      return
    }
    this.changed(BUSY_CODES.has(code) ? 'busy' : 'lost')
    this.stopWaiting = this.around.later(() => this.open(), waitBefore(this.attempt))
    this.attempt += 1
  }

  private send(said: Said): void {
    try {
      this.socket?.send(JSON.stringify(said))
    } catch {
      // Not open yet, or not any more: it is said again as soon as the connection stands.
    }
  }
}
