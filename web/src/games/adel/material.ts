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
}

const components = data as Components

export const TABLE = components.track.table

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

export const letter = (card: string): string => card.slice(0, 1)
export const year = (card: string): string => card.slice(1)

/** What the series is about, translated where it is one that we know. */
export function theme(words: Words, card: string): string {
  const name = components.series[letter(card)]?.theme ?? ''
  return words.say('board-theme', { theme: name.replaceAll(' ', '-'), name })
}

/** The seat of the colour that a thief belongs to. */
export function ownerOf(view: Table, thief: number): number {
  return view.lords.findIndex((lord) => components.colours[lord.colour]?.thieves.includes(thief))
}
