/** The material of Adel verpflichtet, from the component file that the rules read. */
import data from '../../../../src/clubantique/games/adel/components.toml'
import type { Words } from '../../words'
import type { Table } from './views'

interface Castle {
  spaces: number
  pair: [best: number, second: number]
}

interface Components {
  track: { table: number; castles: Castle[] }
  colours: Record<string, { cheques: number[]; thieves: number[] }>
  series: Record<string, { theme: string; years: number[] }>
  deal: { exhibition_min: number }
}

const components = data as Components

export const TABLE = components.track.table
export const ENOUGH = components.deal.exhibition_min

/** As in the terminal: colours never speak alone. */
export const PAWNS = '●▲■◆★'

export interface Field {
  first: number
  spaces: number[]
  pair: [best: number, second: number]
}

/** The castles on the way, each with its spaces. */
export const FIELDS: Field[] = []
for (const castle of components.track.castles) {
  const first = FIELDS.reduce((sum, field) => sum + field.spaces.length, 0)
  FIELDS.push({ first, spaces: Array.from({ length: castle.spaces }, (_, each) => first + each), pair: castle.pair })
}

/** What the best and the second-best exhibition advance now: the pair beside the leader. */
export function pairNow(view: Table): [best: number, second: number] {
  const leader = Math.min(Math.max(...view.lords.map((lord) => lord.space)), TABLE - 1)
  return FIELDS.find((field) => field.spaces.includes(leader))?.pair ?? [0, 0]
}

export const letter = (card: string): string => card.slice(0, 1)
export const year = (card: string): string => card.slice(1)

/** What the series is about, translated where it is one that we know. */
export function theme(words: Words, card: string): string {
  const name = components.series[letter(card)]?.theme ?? ''
  return words.say('board-theme', { theme: name.replaceAll(' ', '-'), name })
}

/** Cards in order, split where their series have a gap: each block could be shown together. */
export function blocks(cards: readonly string[]): string[][] {
  const found: string[][] = []
  for (const card of [...cards].sort()) {
    const before = found.at(-1)?.at(-1)
    if (before !== undefined && card.charCodeAt(0) - before.charCodeAt(0) <= 1) found.at(-1)?.push(card)
    else found.push([card])
  }
  return found
}

/** The seat of the colour that a thief belongs to. */
export function ownerOf(view: Table, thief: number): number {
  return view.lords.findIndex((lord) => components.colours[lord.colour]?.thieves.includes(thief))
}
