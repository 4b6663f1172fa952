import type { Speech } from '../../games'
import type { Facts } from '../../net/views'
import { parted, type Words } from '../../words'
import { faceOf } from './faces'
import { modifiers, pounds, written } from './material'
import type { Outlook, Table } from './views'

interface CardFacts {
  card?: string
  companion?: string
  price?: number[]
  amounts?: number[]
  money?: number[] | number
  left?: number
  now?: number
  modifiers?: Record<string, number>
}

const PAYING = ['spend', 'get']

/** Several amounts in one breath, money as it is written, what stands on a card. */
function phrases(words: Words, facts: CardFacts, text: string): Facts {
  const [verb] = parted(text)
  const { card, price, amounts, money, left, now } = facts
  return {
    ...(price && { price: several(price) }),
    ...(amounts && { amounts: several(amounts) }),
    ...(Array.isArray(money) && { money: several(money) }),
    ...(card !== undefined && { face: faceOf(words, card).join('; '), name: words.named(card) }),
    ...(left !== undefined && PAYING.includes(verb) && { left: pounds(left) }),
    ...(now !== undefined && { now: written(now) }),
    ...(facts.modifiers && { modifiers: modifiers(words, facts.modifiers) }),
  }
}

const several = (numbers: readonly number[]): string => numbers.join('/')

function question(words: Words, view: Table, outlook: Outlook): string | null {
  const run = view.own?.run ?? []
  if (!view.due.includes(view.seat ?? -1)) return null
  if (run.length && view.phase !== 'inherit' && view.phase !== 'keep') {
    return words.say('board-next', { verb: parted(run[0] ?? '')[0], left: outlook.draw })
  }
  const asked = words.say(`phase-${view.phase}`)
  if (view.phase === 'act') {
    return words.say('board-ask-act', { question: asked, actions: outlook.actions, money: pounds(outlook.money) })
  }
  if (view.phase !== 'keep') return null
  return words.say('board-ask-keep', { question: asked, most: outlook.most, count: outlook.said })
}

function result(words: Words, view: Table, seat: number): string {
  const heir = view.heirs[seat]
  const owned = (heir?.board ?? []).filter((card) => card.value !== null).map((card) => words.named(card.card))
  return words.say('board-result', {
    total: pounds(view.totals[seat] ?? 0),
    money: pounds(heir?.money ?? 0),
    count: owned.length,
    cards: owned,
  })
}

export const speech: Speech<Table, Outlook, CardFacts> = {
  roles: { seat: 'seat', card: 'name', cards: 'name', deck: 'name', companion: 'name' },
  phrases,
  question,
  result,
}
