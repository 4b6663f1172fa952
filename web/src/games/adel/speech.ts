import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import type { Facts } from '../../net/views'
import { theme, year } from './material'
import type { Outlook, OwnOutlook, Table } from './views'

interface CardFacts {
  card?: string
}

function phrases(words: Words, facts: CardFacts): Facts {
  return facts.card === undefined ? {} : { theme: theme(words, facts.card), year: year(facts.card) }
}

function question(words: Words, view: Table, outlook: Outlook & Partial<OwnOutlook>): string | null {
  if (view.phase !== 'show' || !outlook.shown) return null
  return words.say('board-how-to-show', {
    question: words.say('phase-show'),
    count: outlook.shown.length,
    missing: outlook.missing ?? 0,
  })
}

function run(words: Words, view: Table, run: readonly string[]): string | null {
  const cards = run.map((choice) => parted(choice)[1])
  return view.phase === 'show' ? words.say('board-run', { count: cards.length, cards }) : null
}

function result(words: Words, view: Table, seat: number): string {
  const cards = view.final[seat] ?? []
  return words.say('board-result', { space: view.lords[seat]?.space, count: cards.length, cards })
}

export const speech: Speech<Table, Outlook, CardFacts> = {
  roles: {
    seat: 'seat',
    seats: 'seat',
    victim: 'seat',
    place: 'choice',
    action: 'choice',
    card: 'name',
    cards: 'name',
    shown: 'name',
  },
  phrases,
  run,
  question,
  result,
}
