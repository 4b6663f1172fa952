/** What is printed on a card, in words: line by line, as the terminal says it. */
import type { Words } from '../../words'
import { effects, printed, type Printed } from './material'

/** `wine` and `helm` are looked for by the same helper and share a word. */
const SYMBOLS: Record<string, string> = {
  cutlery: 'cutlery',
  carriage: 'carriage',
  mask: 'mask',
  helm: 'helm',
  wine: 'helm',
}

const COMPANIONS = ['chef', 'guest', 'dog', 'horse']
const order = (companion: string): number => COMPANIONS.indexOf(companion)

export function faceOf(words: Words, card: string): string[] {
  const found = printed(words, card)
  if (!found) return []
  if (found.deck === 'wild') return [words.say('board-told-wild')]
  if (found.deck === 'companion') return [words.say('board-told-companion')]
  const parts = found.frame === 'white' ? white(words, found) : black(words, found)
  return [...parts, ...symbols(words, found), ...effects(words, found)]
}

function symbols(words: Words, card: Printed): string[] {
  const names = new Set((card.symbols ?? []).flatMap((symbol) => SYMBOLS[symbol] ?? []))
  return [...names].map((symbol) => words.say('board-told-symbol', { symbol }))
}

function white(words: Words, card: Printed): string[] {
  const options = (card.options ?? []).map((option) => words.say('board-told-option', { ...option }))
  const listed = (card.companions ?? []).toSorted((one, other) => order(one.kind) - order(other.kind))
  const joining = listed.map(({ kind, add }) =>
    words.say('board-told-joins', { companion: words.named(kind), money: add }),
  )
  return options.length ? [words.say('board-told-options', { options }), ...joining] : joining
}

function black(words: Words, card: Printed): string[] {
  const ladder = card.ladder ?? []
  const first = ladder.length
    ? words.say('board-told-values', { count: ladder.length, values: ladder })
    : words.say('board-told-lay', { actions: card.place_actions ?? 0 })
  const active = card.activate?.[0]
  if (!active) return [first]
  const spends = active.money
    ? [words.say('board-told-activate', { actions: active.actions, money: active.money })]
    : []
  const spaces = active.slots.map(({ kind, money }, each) => {
    const before = active.slots[each - 1]?.kind
    const order = before === undefined ? 'first' : before === kind ? 'again' : 'next'
    return words.say('board-told-space', { order, companion: words.named(kind), money })
  })
  return [first, ...spends, ...(spaces.length ? [spaces.join(', ')] : [])]
}
