/** The material of Adel verpflichtet, from the box of the table. */
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

const material = (words: Words): Components => words.components as unknown as Components

/** The space at which the dining table begins. */
export const tableOf = (words: Words): number => material(words).track.table

/** As in the terminal: colours never speak alone. */
export const PAWNS = '●▲■◆★'

export interface Field {
  first: number
  spaces: number[]
  pair: [best: number, second: number]
}

/** The castles on the way, each with its spaces. */
export function fieldsOf(words: Words): Field[] {
  let next = 0
  return material(words).track.castles.map(({ spaces, pair }) => {
    const first = next
    next += spaces
    return { first, spaces: Array.from({ length: spaces }, (_, each) => first + each), pair }
  })
}

export const letter = (card: string): string => card.slice(0, 1)
export const year = (card: string): string => card.slice(1)

/** What the series is about, translated where it is one that we know. */
export function theme(words: Words, card: string): string {
  const name = material(words).series[letter(card)]?.theme ?? ''
  return words.say('board-theme', { theme: name.replaceAll(' ', '-'), name })
}

/** What a card is called, if its box gives it a name; else what its series is about. */
export const caption = (words: Words, card: string): string => words.ownName(card) ?? theme(words, card)

/** The seat of the colour that a thief belongs to. */
export function ownerOf(words: Words, view: Table, thief: number): number {
  const { colours } = material(words)
  return view.lords.findIndex((lord) => colours[lord.colour]?.thieves.includes(thief))
}
