import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import type { Facts } from '../../net/views'
import { gems } from './material'
import type { Outlook, Supply, Table } from './views'

interface DrawerFacts {
  gems?: Supply
  upper?: Supply | null
  lower?: Supply | null
  moves?: { place: string; to: string }[]
  path?: string[]
}

const HANDED: Record<string, string> = { 'diamond-to': 'diamond', 'sapphire-to': 'sapphire' }

/** Receivers are said by their names. */
function choice(words: Words, text: string, players: readonly string[]): string {
  const [verb, what] = parted(text)
  const gem = HANDED[verb]
  return gem === undefined ? words.choice(text) : words.say('board-handed', { gem, name: players[Number(what)] })
}

function phrases(words: Words, facts: DrawerFacts): Facts {
  const heap = (supply: Supply | null | undefined): string => (supply ? gems(words, supply) : '')
  const moves = (facts.moves ?? []).map(({ place, to }) =>
    words.say('board-move', { from: words.say('board-layer', { layer: layerOf(place) }), to: words.choice(to) }),
  )
  return {
    gems: heap(facts.gems),
    upper: heap(facts.upper),
    lower: heap(facts.lower),
    known: facts.upper ? 'yes' : 'no',
    moves,
    path: (facts.path ?? []).map((side) => words.say('board-side', { side })).join('→'),
  }
}

/** `open top-front` is a drawer of the top layer. */
const layerOf = (place: string): string => parted(parted(place)[1], '-')[0]

function question(words: Words, view: Table, outlook: Outlook): string | null {
  if (view.phase !== 'act' || view.seat !== view.turn) return null
  return words.say('board-act', { character: outlook.who, count: outlook.left, gone: outlook.said })
}

function result(words: Words, view: Table, seat: number, outlook: Outlook): string {
  return words.say('board-result', {
    points: view.points[seat],
    rubies: view.crooks[seat]?.plus.rubies,
    title: outlook.titles[seat] ?? 'none',
  })
}

export const speech: Speech<Table, Outlook, DrawerFacts> = {
  roles: { seat: 'seat', seats: 'seat', receiver: 'seat', character: 'choice', drawer: 'choice', twist: 'choice' },
  choice,
  phrases,
  question,
  result,
}
