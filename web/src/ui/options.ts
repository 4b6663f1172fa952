/** The options of a game at a table that is being set up. */
import type { GameInfo } from '../net/protocol'
import type { Words } from '../words'

/** What an option is called: as the game says, else as the house does. */
export function optionInWords(words: Words, option: string): string {
  return words.trySay(`option-${option}`) ?? words.say('web-option', { option })
}

export function valueInWords(words: Words, option: string, value: string): string {
  return words.trySay(`option-${option}-${value}`) ?? words.say('web-option-value', { value })
}

/** What may be chosen at a table for so many: every option with its values, the usual one first. */
export function optionsFor(game: GameInfo, players: number): [option: string, values: string[]][] {
  return Object.entries(game.options).filter(([option]) => {
    const [fewest, most] = game.option_players[option] ?? game.players
    return fewest <= players && players <= most
  })
}

/** As it is remembered: options of different games may have the same name. */
export function nameOf(game: GameInfo, option: string): string {
  return `${game.id}/${option}`
}

/** What was chosen and fits the table; what was not chosen is as the game has it. */
export function wantedOptions(
  game: GameInfo,
  players: number,
  chosen: Readonly<Record<string, string>>,
): Record<string, string> {
  const wanted = optionsFor(game, players).flatMap(([option]) => {
    const value = chosen[nameOf(game, option)]
    return value === undefined ? [] : [[option, value] as const]
  })
  return Object.fromEntries(wanted)
}
