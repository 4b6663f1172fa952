/** What a viewer sees: mirrors src/clubantique/games/lastwill/views.py, as far as the board needs it. */

export interface Plan {
  number: number
  cards: number
  boys: number
  actions: number
  seat: number | null
  blocked: boolean
}

export interface Space {
  slot: string
  card: string | null
  shared: boolean
}

export interface Pile {
  deck: string
  size: number
  discarded: number
}

export interface LaidCard {
  card: string
  value: number | null
  step: number
  markers: string[]
  activated: boolean
  uses: string[]
}

export interface Heir {
  money: number
  actions: number
  plan: number | null
  spaces: number
  board: LaidCard[]
  hand: Record<string, number>
  open: string[]
  errands: string[]
  bankrupt: boolean
}

export interface Spots {
  shared: number
  wild: number
  extension: number
  market: number
  opera: number
}

export interface Own {
  hand: string[]
  run: string[]
}

export interface Table {
  seat: number | null
  round: number
  phase: string
  asked: number[]
  due: number[]
  start: number
  order: number[]
  queue: number[]
  last: boolean
  modifiers: Record<string, number>
  plans: Plan[]
  offer: Space[]
  spots: Spots
  wilds: number
  extensions: number
  piles: Pile[]
  heirs: Heir[]
  own: Own | null
  memory: { seen: string[][]; aside: string[]; unseen: string[][] } | null
  ranking: number[]
  totals: number[]
}

/** How an answer stands; what does not concern the question is 0, or nothing. */
export interface Outlook {
  said: number
  most: number
  draw: number
  money: number
  actions: number
  amounts: number[]
  cost: number
}
