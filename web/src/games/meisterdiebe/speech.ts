import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import { gems, ownCharacter, titleOf } from './material'
import { moves } from './twist'
import type { Table } from './views'

const HANDED: Record<string, string> = { 'diamond-to': 'diamond', 'sapphire-to': 'sapphire' }

/** Receivers are said by their names. */
function choice(words: Words, text: string, players: readonly string[]): string {
  const [verb, what] = parted(text)
  const gem = HANDED[verb]
  return gem === undefined ? words.choice(text) : words.say('board-handed', { gem, name: players[Number(what)] })
}

function facts(words: Words, view: Table, text: string, players: readonly string[]): Record<string, unknown> {
  const [verb, what] = parted(text)
  if (verb === 'open') return drawerFacts(words, view, what)
  if (verb in HANDED) return receiverFacts(view, Number(what), players)
  if (verb === 'turn-flip' || verb === 'flip-turn') return { moves: moves(words, text) }
  return { gems: view.drawer ? gems(words, view.drawer.upper) : '' }
}

function drawerFacts(words: Words, view: Table, place: string): Record<string, unknown> {
  const known = view.memory?.drawers.find((drawer) => drawer.place === place)
  return {
    character: ownCharacter(view),
    known: known ? 'yes' : 'no',
    upper: known ? gems(words, known.upper) : '',
    lower: known ? gems(words, known.lower) : '',
  }
}

/** Who gets a gem, with those of this answer counted in. */
function receiverFacts(view: Table, seat: number, players: readonly string[]): Record<string, unknown> {
  const minus = view.crooks[seat]?.minus ?? { diamonds: 0, sapphires: 0 }
  const handed = (view.own?.run ?? []).filter((each) => parted(each)[1] === String(seat)).length
  return { name: players[seat], count: minus.diamonds + minus.sapphires + handed }
}

function question(words: Words, view: Table): string | null {
  if (view.phase !== 'act' || view.drawer === null || view.seat !== view.turn) return null
  const run = view.own?.run ?? []
  const found = view.drawer.upper.diamonds + view.drawer.upper.sapphires
  const count = run.includes('leave') ? 0 : found - run.length
  return words.say('board-act', { character: ownCharacter(view), count, gone: run.length })
}

function result(words: Words, view: Table, seat: number): string {
  return words.say('board-result', {
    points: view.points[seat],
    rubies: view.crooks[seat]?.plus.rubies,
    title: titleOf(view, seat),
  })
}

export const speech: Speech = {
  roles: { seat: 'seat', seats: 'seat', receiver: 'seat', character: 'choice', drawer: 'choice', twist: 'choice' },
  choice,
  facts,
  question,
  result,
}
