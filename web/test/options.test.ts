import { expect, test } from 'vitest'
import type { GameInfo } from '../src/net/protocol'
import { nameOf, optionsFor, wantedOptions } from '../src/ui/options'

const GAME: GameInfo = {
  id: 'chess',
  players: [2, 5],
  options: { duel: ['short', 'long'], teams: ['off', 'on'], open: ['off', 'on'] },
  option_players: { duel: [2, 2], teams: [4, 5] },
  bots: [],
  usual_bot: 'random',
  boxes: {},
}

const offered = (players: number): string[] => optionsFor(GAME, players).map(([option]) => option)

test('an option is offered to those whom it is for', () => {
  expect(offered(2)).toEqual(['duel', 'open'])
  expect(offered(3)).toEqual(['open'])
  expect(offered(4)).toEqual(['teams', 'open'])
  expect(offered(5)).toEqual(['teams', 'open'])
})

test('what was chosen for another number of players does not come along', () => {
  const chosen = { [nameOf(GAME, 'duel')]: 'long', [nameOf(GAME, 'open')]: 'on', 'draughts/open': 'off' }
  expect(wantedOptions(GAME, 2, chosen)).toEqual({ duel: 'long', open: 'on' })
  expect(wantedOptions(GAME, 3, chosen)).toEqual({ open: 'on' })
})

test('what was not chosen is left to the game', () => {
  expect(wantedOptions(GAME, 2, {})).toEqual({})
})
