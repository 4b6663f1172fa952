/** What a viewer sees: mirrors src/clubantique/games/meisterdiebe/views.py, as far as the board needs it. */

export interface Supply {
  diamonds: number
  sapphires: number
  rubies: number
}

export interface Crook {
  plus: Supply
  minus: Supply
  character: string | null
  number: number | null
  hand: string[]
  played: string[]
}

export interface OpenDrawer {
  place: string
  upper: Supply
  fallen: Supply
}

export interface Drawer {
  place: string
  large: boolean
  upper: Supply
  lower: Supply
  secret_upper: number
  secret_lower: number
}

export interface Own {
  numbers: number[]
  run: string[]
}

export interface Table {
  seat: number | null
  round: number
  phase: string
  asked: number[]
  due: number[]
  turn: number
  order: number[]
  placed: number
  crooks: Crook[]
  cloth: Supply
  drawer: OpenDrawer | null
  twist: string
  twister: number | null
  ended: boolean
  own: Own | null
  memory: { drawers: Drawer[]; numbers: (number | null)[][] } | null
  ranking: number[]
  points: number[]
}

/** Who the viewer is this round, how the answer stands, and at the end the titles. */
export interface Outlook {
  who: string
  left: number
  said: number
  titles: string[]
}
