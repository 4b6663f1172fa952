/** What a viewer sees of adel. Written by tools/protocol_types.py from the game's views.py and facts.py. */

/** What everybody sees of a player. */
export interface Lord {
  colour: string
  space: number
  place: string | null
  action: string | null
  cards: number
  hand: number
  exhibition: string[]
}

/** A pile at the auction house: its visible card and its size. */
export interface Pile {
  top: string | null
  size: number
}

/** What only the seat itself sees. */
export interface Own {
  cards: string[]
  cheques: number[]
  thieves: number[]
  run: string[]
  action: string | null
}

/** What a perfect memory adds: where everything is that was ever open. By seat. */
export interface Memory {
  cheques: number[][]
  thieves: number[][]
  cards: string[][]
  unseen: string[]
}

/** The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there. */
export interface Table {
  seat: number | null
  step: number
  variant: string
  round: number
  phase: string
  quiet: number
  asked: number[]
  due: number[]
  lords: Lord[]
  piles: Pile[]
  cash: number[]
  prison: number[]
  own: Own | null
  memory: Memory | null
  final: string[][]
  ranking: number[]
}

/** What the numbers beside the leader pay, and on which space they stand. */
export interface Outlook {
  best: number
  second: number
  beside: number
}

/** And of one's own: what could be shown, and what is being shown. */
export interface OwnOutlook {
  best: number
  second: number
  beside: number
  blocks: string[][]
  largest: number
  enough: number
  shown: string[]
  missing: number
}
