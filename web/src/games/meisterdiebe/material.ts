/** The material of Meisterdiebe as the board needs it. */
import data from '../../../../src/clubantique/games/meisterdiebe/components.toml'
import type { Words } from '../../words'
import type { Supply, Table } from './views'

interface Components {
  setup: { placed_diamonds: number }
  titles: { king_min_rubies: number }
}

const components = data as Components

export const PLACED = components.setup.placed_diamonds
const KING_RUBIES = components.titles.king_min_rubies

export const LAYERS = ['top', 'middle', 'bottom'] as const
export const SIDES = ['front', 'right', 'back', 'left'] as const

/** In the order of their turns. */
export const CHARACTERS = ['jeweller', 'jewellers-wife', 'smuggler', 'thief', 'master-thief', 'detective']

export function gems(words: Words, supply: Supply): string {
  return words.say('board-gems', { ...supply })
}

/** Seats in the order of turns; before characters are revealed, by seat. */
export function turns(view: Table): number[] {
  const order = (seat: number): number => {
    const crook = view.crooks[seat]
    return crook?.character ? CHARACTERS.indexOf(crook.character) * 100 + (crook.number ?? 0) : 0
  }
  return view.crooks.map((_, seat) => seat).sort((one, other) => order(one) - order(other) || one - other)
}

/** Who the viewer is this round, once it is revealed. */
export function ownCharacter(view: Table): string {
  return (view.seat === null ? null : view.crooks[view.seat]?.character) ?? 'none'
}

export function titleOf(view: Table, seat: number): string {
  if (view.ranking[seat] !== 1) return 'none'
  return (view.crooks[seat]?.plus.rubies ?? 0) >= KING_RUBIES ? 'king' : 'jeweller'
}
