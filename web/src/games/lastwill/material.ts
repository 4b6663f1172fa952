/** The material of Last Will, from the component file that the rules read: what is printed on each card. */
import data from '../../../../src/clubantique/games/lastwill/components.toml'
import { parted, type Words } from '../../words'
import type { Table } from './views'

export interface Printed {
  id: string
  deck: string
  frame: 'white' | 'black' | 'grey' | 'none'
  kind?: string
  symbols: string[]
  options?: { actions: number; money: number }[]
  companions?: { kind: string; add: number }[]
  place_actions?: number
  ladder?: number[]
  effects: string[]
  activate?: { actions: number; money: number; slots: { kind: string; money: number }[] }[]
}

interface Components {
  boards: { rounds: number; property_types: string[] }
  card: Printed[]
}

const components = data as Components
const cards = new Map(components.card.map((card) => [card.id, card]))

export const ROUNDS = components.boards.rounds
export const TYPES = components.boards.property_types

const UPKEEP = 'upkeep_plus_3'

export const printed = (card: string): Printed | undefined => cards.get(parted(card, '.')[0])

/** A name without the label that tells equal names apart: what the card shows stands beside it. */
export const short = (words: Words, card: string): string => parted(words.named(card), ' (')[0]

/** A sum in pounds; debts with their sign before the pound. */
export const pounds = (amount: number): string => `${amount < 0 ? '−' : ''}£${Math.abs(amount)}`

/** As in the choice table, where a plus is written and a minus is a hyphen. */
export const written = (modifier: number): string => (modifier < 0 ? String(modifier) : `+${modifier}`)

export const deckName = (words: Words, deck: string): string =>
  words.say('board-deck', { deck: deck.startsWith('special') ? 'special' : deck })

/** What a card does beyond spending; upkeep of several types in one breath. */
export function effects(words: Words, card: Printed): string[] {
  return card.effects.flatMap((effect) => {
    const [name, argument] = parted(effect, ':')
    if (name !== UPKEEP) return words.trySay(`board-effect-${name}`) ?? []
    const types = argument.split(',').map((type) => words.say('board-type', { type }))
    return words.say('board-effect-upkeep', { types: types.join('/') })
  })
}

export function modifiers(words: Words, now: Record<string, number>): string[] {
  return TYPES.map((type) => `${words.say('board-type', { type })} ${written(now[type] ?? 0)}`)
}

/** Whose boys stand there. */
export function standing(view: Table, errand: (each: string) => boolean): number[] {
  return view.heirs.flatMap((heir, seat) => heir.errands.filter(errand).map(() => seat))
}
