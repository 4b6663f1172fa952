/**
 * What travels between the club room and this client. Mirrors src/clubantique/server/messages.py, struct by struct and
 * in its order: whoever changes one changes the other.
 */

export const LONGEST_NAME = 40
export const LONGEST_CHAT = 500

export type Facts = Record<string, unknown>

// --- over HTTP

export interface GameInfo {
  id: string
  players: [fewest: number, most: number]
  options: Record<string, string[]>
  bots: string[]
}

export interface NewChair {
  bot: string | null
}

export interface NewTable {
  game: string
  name: string
  chairs: NewChair[]
  options: Record<string, string>
  open: boolean
}

export interface Seated {
  table: string
  seat: number
  token: string
}

export interface ChairInfo {
  name: string | null
  bot: string | null
  present: boolean
  stands_in: boolean
}

export type Status = 'waiting' | 'playing' | 'over' | 'closed'

export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  status: Status
  open: boolean
  host: number
  chairs: ChairInfo[]
  changed: number
  rematch: string | null
}

export interface Problem {
  key: string
  facts: Facts
}

// --- over sockets: what a client says

/** The number of the question, and how much of the answer has been given. */
export type Decision = [question: number, length: number]

export interface Choose {
  kind: 'choose'
  id: string
  decision: Decision
  choices: string[]
}

export interface Withdraw {
  kind: 'withdraw'
  id: string
  decision: Decision
}

export interface Chat {
  kind: 'chat'
  id: string
  text: string
}

export interface Hello {
  kind: 'hello'
  version: number
}

export type Said = Choose | Withdraw | Chat
export type Wish = Omit<Choose, 'id'> | Omit<Withdraw, 'id'> | Omit<Chat, 'id'>

// --- over sockets: what the room says

/** A fact of a game; `event` is its kind, the other fields are the game's own. */
export interface Event extends Facts {
  event: string
}

export interface Told {
  chapter: number
  lasting: boolean
  event: Event
}

export interface Line {
  number: number
  name: string
  text: string
  made: number
}

/** What every view has; the rest is the game's own and known to its board alone. */
export interface View extends Facts {
  phase?: string
  round?: number
  due?: number[]
  own?: { run?: string[] } | null
  ranking?: number[]
}

export interface Update {
  kind: 'update'
  version: number
  fresh: boolean
  table: TableInfo
  seat: number | null
  view: View
  decision: Decision | null
  options: string[]
  chapter: number
  remembers: boolean
  events: Told[]
  over: boolean
}

export interface Waiting {
  kind: 'waiting'
  version: number
  table: TableInfo
  seat: number | null
}

export interface Heard {
  kind: 'chat'
  lines: Line[]
}

export interface Done {
  kind: 'done'
  id: string
  version: number
}

export interface Refused {
  kind: 'refused'
  id: string | null
  problem: Problem
}

export type Answer = Update | Waiting | Heard | Done | Refused
