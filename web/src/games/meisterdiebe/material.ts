/** The material of Meisterdiebe as the board needs it. */
import type { Words } from '../../words'
import type { Supply, Table } from './views'

interface Components {
  cube: { layers?: number }
  setup: { placed_diamonds: number }
  characters: { played?: string[] }
}

const material = (words: Words): Components => words.components as unknown as Components

export const placedAtFirst = (words: Words): number => material(words).setup.placed_diamonds

const LAYERS = ['top', 'middle', 'bottom'] as const
/** From the top down, as many as the cube of this box has. */
export const layersOf = (words: Words): readonly string[] => LAYERS.slice(0, material(words).cube.layers ?? LAYERS.length)
export const SIDES = ['front', 'right', 'back', 'left'] as const

/** In the order of their turns. */
const CHARACTERS = ['jeweller', 'jewellers-wife', 'smuggler', 'thief', 'master-thief', 'detective']

/** Where the number of a character's card stands among those of a seat. */
export const cardOf = (character: string): number => CHARACTERS.indexOf(character)

/** Those who are played in this box. */
export function charactersOf(words: Words): string[] {
  const played = material(words).characters.played
  return played ? CHARACTERS.filter((character) => played.includes(character)) : CHARACTERS
}

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
