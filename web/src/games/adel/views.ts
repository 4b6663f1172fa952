/** What a viewer sees: mirrors src/clubantique/games/adel/views.py, as far as the board needs it. */

export interface Lord {
  colour: string
  space: number
  place: string | null
  action: string | null
  cards: number
  hand: number
  exhibition: string[]
}

export interface Pile {
  top: string | null
  size: number
}

export interface Own {
  cards: string[]
  cheques: number[]
  thieves: number[]
  run: string[]
  action: string | null
}

export interface Memory {
  cheques: number[][]
  thieves: number[][]
  cards: string[][]
  unseen: string[]
}

export interface Table {
  seat: number | null
  round: number
  phase: string
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

/** What the rules make of the table; what is one's own only for whoever has a seat. */
export interface Outlook {
  best: number
  second: number
  blocks?: string[][]
  largest?: number
  enough?: number
  shown?: string[]
  missing?: number
}
