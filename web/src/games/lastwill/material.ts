/** The material of Last Will, from the box of the table: what is printed on each card. */
import { parted, type Components as AnyComponents, type Words } from '../../words'
import { phrases, rowsOf, TYPES, type Effect } from './effects'
import type { Table } from './views'

export interface Printed {
  id: string
  deck: string
  frame: 'white' | 'black' | 'grey' | 'none'
  kind?: string
  symbols?: string[]
  options?: { actions: number; money: number }[]
  companions?: { kind: string; add: number }[]
  place_actions?: number
  ladder?: number[]
  effects?: string[]
  activate?: { actions: number; money: number; slots: { kind: string; money: number }[] }[]
}

interface Components {
  boards: { rounds: number }
  effect: Effect[]
  card: Printed[]
}

const material = (words: Words): Components => words.components as unknown as Components
const read = new WeakMap<AnyComponents, Map<string, Printed>>()

export const roundsOf = (words: Words): number => material(words).boards.rounds
export { TYPES }

export function printed(words: Words, card: string): Printed | undefined {
  let cards = read.get(words.components)
  if (!cards) read.set(words.components, (cards = new Map(material(words).card.map((each) => [each.id, each]))))
  return cards.get(parted(card, '.')[0])
}

/** A name without the label that tells equal names apart: what the card shows stands beside it. */
export const short = (words: Words, card: string): string => parted(words.named(card), ' (')[0]

/** A sum in pounds; debts with their sign before the pound. */
export const pounds = (amount: number): string => `${amount < 0 ? '−' : ''}£${Math.abs(amount)}`

/** As in the choice table, where a plus is written and a minus is a hyphen. */
export const written = (modifier: number): string => (modifier < 0 ? String(modifier) : `+${modifier}`)

export const deckName = (words: Words, deck: string): string =>
  words.say('board-deck', { deck: deck.startsWith('special') ? 'special' : deck })

/** What a card does beyond spending. */
export function effects(words: Words, card: Printed): string[] {
  return phrases(words, rowsOf(material(words).effect, card.effects ?? []))
}

export function modifiers(words: Words, now: Record<string, number>): string[] {
  return TYPES.map((type) => `${words.say('board-type', { type })} ${written(now[type] ?? 0)}`)
}

/** Whose boys stand there. */
export function standing(view: Table, errand: (each: string) => boolean): number[] {
  return view.heirs.flatMap((heir, seat) => heir.errands.filter(errand).map(() => seat))
}
