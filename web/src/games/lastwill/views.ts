/** What a viewer sees of lastwill. Written by tools/protocol_types.py from the game's views.py and facts.py. */

/** A plan, counted from 1 at the left; `seat` has its marker there. */
export interface Plan {
  number: number
  cards: number
  boys: number
  actions: number
  seat: number | null
  blocked: boolean
}

/** A space of the offer; spots are shared among those that say so. */
export interface Space {
  slot: string
  card: string | null
  shared: boolean
}

/** A deck and its discard pile (special cards: what is out of the game). */
export interface Pile {
  deck: string
  size: number
  discarded: number
}

/** A black card on a board. */
export interface Card {
  card: string
  value: number | null
  step: number
  markers: string[]
  activated: boolean
  uses: string[]
}

/** What everybody sees of a player. */
export interface Heir {
  money: number
  actions: number
  plan: number | null
  spaces: number
  board: Card[]
  hand: Record<string, number>
  open: string[]
  errands: string[]
  bankrupt: boolean
}

/** How many boys may still go there this round. */
export interface Spots {
  shared: number
  wild: number
  extension: number
  market: number
  opera: number
}

/** What only the seat itself sees. */
export interface Own {
  hand: string[]
  run: string[]
}

/** What a perfect memory adds. By deck where nothing else is said. */
export interface Memory {
  seen: string[][]
  aside: string[]
  asides: number[][]
  unseen: string[][]
}

/** The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there. */
export interface Table {
  seat: number | null
  step: number
  round: number
  phase: string
  asked: number[]
  due: number[]
  start: number
  order: number[]
  queue: number[]
  last: boolean
  will: string | null
  modifiers: Record<string, number>
  plans: Plan[]
  offer: Space[]
  spots: Spots
  wilds: number
  extensions: number
  piles: Pile[]
  heirs: Heir[]
  own: Own | null
  memory: Memory | null
  ranking: number[]
  totals: number[]
}

/** How an answer stands. What does not concern the question is 0, or nothing. */
export interface Outlook {
  said: number
  most: number
  draw: number
  money: number
  actions: number
  amounts: number[]
  cost: number
}
