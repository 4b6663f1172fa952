/** What a viewer sees of meisterdiebe. Written by tools/protocol_types.py from the game's views.py and facts.py. */

/** Gems in one heap. */
export interface Supply {
  diamonds: number
  sapphires: number
  rubies: number
}

/** What everybody sees of a player. */
export interface Crook {
  plus: Supply
  minus: Supply
  character: string | null
  number: number | null
  hand: string[]
  played: string[]
}

/** The drawer that stands open. */
export interface OpenDrawer {
  place: string
  upper: Supply
  fallen: Supply
}

/** What only the seat itself sees. */
export interface Own {
  numbers: number[]
  run: string[]
}

/** What a perfect memory knows of a closed drawer. */
export interface Drawer {
  place: string
  large: boolean
  upper: Supply
  lower: Supply
  secret_upper: number
  secret_lower: number
}

/** What a perfect memory adds: the inside of the cube, and every number that was ever shown. */
export interface Memory {
  drawers: Drawer[]
  numbers: ((number | null)[])[]
}

/** The table as one viewer sees it. With `memory` it is knowledge, without it only what lies there. */
export interface Table {
  seat: number | null
  step: number
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
  memory: Memory | null
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
