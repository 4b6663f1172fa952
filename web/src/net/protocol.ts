/**
 * What travels between the club room and this client. Written by tools/protocol_types.py from
 * src/clubantique/server/messages.py and house.py: change those, and run the tool.
 */
import type { Event, Facts, View } from './views'

export const LONGEST_NAME = 40
export const LONGEST_CHAT = 500
export const MOST_CHOICES = 64
export const MOST_SEATS = 8
export const SHORTEST_CLOCK = 10
export const LONGEST_CLOCK = 1209600
export const MOST_FRAMES = 100

/** A number that is not certain: the least and the most it can be, and what decides it. */
export interface Range {
  least: number
  most: number
  by: 'chance' | 'hidden' | 'others'
}

/** One thing that stands in the way: how much is needed of it, and how much is there. */
export interface Lack {
  of: string
  needed: number
  there: number
}

/** Something that lies before one's eyes and cannot be chosen now. Were all that is lacking there, it could be. */
export interface Obstacle {
  choice: string
  lacks: Lack[]
}

/** The room itself; `address` is where friends find it, or empty if nobody but this machine does. */
export interface House {
  address: string
}

/** What was wrong and what is possible: a message of the catalogues with its facts. */
export interface Problem {
  key: string
  facts: Record<string, unknown>
}

/** A game that can be played here. */
export interface GameInfo {
  id: string
  players: [number, number]
  options: Record<string, string[]>
  option_players: Record<string, [number, number]>
  bots: string[]
  usual_bot: string
  boxes: Record<string, string>
}

/** A chair of a new table: a bot's, somebody's who plays on the same device, or free for whoever comes. */
export interface NewChair {
  bot?: string | null
  name?: string | null
}

/** A table to be set up; whoever asks for it sits down in the first chair and is its host. */
export interface NewTable {
  game: string
  name: string
  chairs: NewChair[]
  options?: Record<string, string>
  open?: boolean
  clock?: number | null
  box?: string | null
}

/** A person takes a free chair. */
export interface SitDown {
  name: string
}

/** Where somebody sits, and the token that proves it: browsers get it as a cookie, programs send it as Bearer. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** What everybody sees of a chair. */
export interface ChairInfo {
  name: string | null
  bot: string | null
  present: boolean
  stands_in: boolean
  muted: boolean
  resigned: boolean
  wants_end: boolean
  owner: string | null
}

/** What everybody sees of a table from outside. */
export interface TableInfo {
  id: string
  game: string
  options: Record<string, string>
  status: 'waiting' | 'playing' | 'paused' | 'over' | 'closed' | 'frozen'
  open: boolean
  host: number
  chairs: ChairInfo[]
  changed: number
  due: number[]
  rematch: string | null
  clock: number | null
  deadline: number | null
  mine: number[]
  lent: number[]
  box: string
  box_title: string | null
}

/** A bot that plays for an absent person; none when the person is back. */
export interface StandIn {
  seat: number
  bot?: string | null
}

/** Which seat it is about. */
export interface OneSeat {
  seat: number
}

/** Whether somebody may write in the chat. */
export interface Mute {
  seat: number
  muted: boolean
}

/** Whether this seat agrees to abandon the game. */
export interface AgreeToEnd {
  seat: number
  agreed: boolean
}

/** A one-time code that moves a seat to another device, and how many seconds it is good for. */
export interface Pass {
  code: string
  seconds: number
}

/** The code of a one-time link. */
export interface UsePass {
  code: string
  name?: string | null
}

/** An event with the last chapter in which it can be read; without one it lasts. */
export interface Told {
  until: number | null
  event: Event
}

/** A run, or a part of one, as an answer to a decision: the number of the question and the length of the run. */
export interface Choose {
  kind: 'choose'
  id: string
  decision: [number, number]
  choices: string[]
}

/** A draft of a run: what could be added to it? Nothing is stored, and nobody else hears of it. */
export interface Consider {
  kind: 'consider'
  id: string
  decision: [number, number]
  choices: string[]
}

/** Take back one's own run, as long as the question stands. */
export interface Withdraw {
  kind: 'withdraw'
  id: string
  decision: [number, number]
}

/** Something to say at the table. */
export interface Chat {
  kind: 'chat'
  id: string
  text: string
}

/** Asks for everything again. */
export interface Hello {
  kind: 'hello'
}

/** A line of the chat. */
export interface Line {
  number: number
  name: string
  text: string
  made: number
  notice: Problem | null
}

/** The table as this client may see it now. `events` are those since the last update, or all if it is `fresh`. */
export interface Update {
  kind: 'update'
  fresh: boolean
  table: TableInfo
  seat: number | null
  mine: number[]
  view: View
  decision: [number, number] | null
  options: string[]
  facts: Facts[]
  closing: string[]
  obstacles: Obstacle[]
  outlook: Facts
  chapter: number
  remembers: boolean
  events: Told[]
  over: boolean
  lent: number[]
}

/** The table before the game begins, or when it was closed. */
export interface Waiting {
  kind: 'waiting'
  table: TableInfo
  seat: number | null
  mine: number[]
  lent: number[]
}

/** Lines of the chat. */
export interface Heard {
  kind: 'chat'
  lines: Line[]
}

/** A draft in the order in which it can be sent, as far as it can be, and what may be added anywhere in it. */
export interface Considered {
  kind: 'considered'
  id: string
  decision: [number, number]
  choices: string[]
  chosen: Facts[]
  options: string[]
  facts: Facts[]
  outlook: Facts
  complete: boolean
}

/** What the client said with this id has been stored. */
export interface Done {
  kind: 'done'
  id: string
}

/** What the client said was refused, and nothing has changed. */
export interface Refused {
  kind: 'refused'
  id: string | null
  problem: Problem
}

/** A component file as it is, TOML or JSON. */
export interface NewBox {
  game: string
  file: string
}

/** Component data with which tables can be set up. */
export interface Box {
  game: string
  digest: string
  title: string | null
  players: [number, number]
  bots: string[]
  things: string[]
  optional: Record<string, unknown>
  components: Record<string, unknown>
}

/** What is in a component file, or what is wrong with it. */
export interface Judged {
  box: Box | null
  problem: Problem | null
}

/** How every seat stood at the end of a round. */
export interface Mark {
  round: number
  standing: number[]
}

/** One step of a finished game, as a seat got it or with everything open. */
export interface Frame {
  entry: [number, string | null] | null
  view: View
  outlook: Facts
  hands: Facts[] | null
  events: Told[]
  chapter: number
  standing: number[]
}

/** A part of a replay; the race is always there whole. */
export interface Film {
  seat: number | null
  steps: number
  first: number
  frames: Frame[]
  race: Mark[]
}

/** What a game says in one language. */
export interface GameTexts {
  catalogue: string
  roles: Record<string, string>
}

export type Said = Choose | Consider | Withdraw | Chat | Hello
export type Answer = Update | Waiting | Heard | Considered | Done | Refused
