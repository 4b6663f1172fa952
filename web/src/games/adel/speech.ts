import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import { blocks, ENOUGH, pairNow, theme, year } from './material'
import type { Table } from './views'

function facts(words: Words, view: Table, text: string, players: readonly string[]): Record<string, unknown> {
  const [verb, what] = parted(text)
  if (verb === 'show' || verb === 'steal') return cardFacts(words, view, what, players)
  if (verb === 'buy') return cardFacts(words, view, view.piles[what === 'right' ? 1 : 0]?.top ?? '', players)
  return placeFacts(view)
}

function cardFacts(words: Words, view: Table, card: string, players: readonly string[]): Record<string, unknown> {
  const held = view.own?.cards ?? []
  const block = blocks([...held.filter((each) => each !== card), card]).find((each) => each.includes(card)) ?? []
  const owner = view.lords.findIndex((lord) => lord.exhibition.includes(card))
  return {
    card,
    theme: theme(words, card),
    year: year(card),
    fitting: block.length - 1,
    victim: players[owner] ?? '',
    most: block.length, // in any order, the whole block can be picked
  }
}

function placeFacts(view: Table): Record<string, unknown> {
  const own = view.own
  const [best, second] = pairNow(view)
  const lord = view.seat === null ? undefined : view.lords[view.seat]
  const run = own?.run ?? []
  return {
    best,
    second,
    able: blocks(own?.cards ?? []).some((block) => block.length >= ENOUGH) ? 'yes' : 'no',
    cards: view.piles.flatMap((pile) => pile.top ?? []),
    shown: run.map((choice) => parted(choice)[1]),
    cheques: own?.cheques.length ?? 0,
    place: lord?.place ?? run[0] ?? '',
    rank: 1 + view.lords.filter((each) => each.space > (lord?.space ?? 0)).length,
    count: run.length,
  }
}

function question(words: Words, view: Table): string | null {
  if (view.phase !== 'show' || view.own === null) return null
  const count = view.own.run.length
  return words.say('board-how-to-show', {
    question: words.say('phase-show'),
    count,
    missing: Math.max(0, ENOUGH - count),
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

export const speech: Speech = {
  roles: { seat: 'seat', seats: 'seat', victim: 'seat', place: 'choice', action: 'choice' },
  facts,
  run,
  question,
  result,
}
