/** The material of Meisterdiebe as the board needs it. */
import data from '../../../../src/clubantique/games/meisterdiebe/components.toml'
import type { Words } from '../../words'
import type { Supply, Table } from './views'

interface Components {
  setup: { placed_diamonds: number }
}

const components = data as Components

export const PLACED = components.setup.placed_diamonds

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
