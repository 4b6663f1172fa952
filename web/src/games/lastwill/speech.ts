import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import { faceOf } from './faces'
import { HAND_LIMIT, modifiers, onBoard, pounds, printed, written } from './material'
import { amounts, isFree, operaAmounts, prices, services } from './prices'
import type { Heir, LaidCard, Table } from './views'

const KEEP_MORE = 'keep_2_more'
const MORE = 2
const TRADES = ['buy', 'sell']
const ON_BOARD = ['activate', 'put', 'sell', 'lower', 'instead-of', 'free']

const face = (words: Words, card: string): string => faceOf(words, card).join('; ')

const several = (numbers: readonly number[]): string => numbers.join('/')

function facts(words: Words, view: Table, text: string): Record<string, unknown> {
  const heir = view.seat === null ? undefined : view.heirs[view.seat]
  if (!heir) return {}
  const [verb, what] = parted(text)
  if (verb === 'plan' || verb === 'block') return { ...view.plans[Number(what) - 1] }
  if (verb === 'keep' || verb === 'play' || verb === 'lay') return { face: face(words, what) }
  if (verb === 'buy') return { face: face(words, what), price: several(buyingPrices(view, heir, what)) }
  if (ON_BOARD.includes(verb)) return boardFacts(words, view, heir, what)
  if (verb === 'spend' || verb === 'get') return moneyFacts(view, heir, verb, Number(what))
  if (verb === 'with' || verb === 'wild-as') return companionFacts(view, what)
  if (verb === 'opera') return { money: several(operaAmounts(heir)) }
  if (verb === 'done') return doneFacts(words, heir)
  if (verb === 'take') return offerFacts(words, view, what)
  if (verb === 'unknown') return { ...view.piles.find((pile) => pile.deck === what) }
  if (verb.startsWith('draw-')) return { ...view.piles.find((pile) => pile.deck === parted(verb, '-')[1]) }
  if (verb.startsWith('set-')) return marketFacts(view, parted(verb, '-')[1], what)
  if (verb === 'option') return { ...printed(parted(view.own?.run[0] ?? '')[1])?.options?.[Number(what) - 1] }
  if (verb === 'extension' || verb === 'market') return { spaces: heir.spaces, modifiers: modifiers(words, view) }
  if (verb === 'extra') return { kind: what }
  if (verb === 'enough') return { phase: view.phase }
  return {}
}

function offerFacts(words: Words, view: Table, slot: string): Record<string, unknown> {
  const card = view.offer.find((space) => space.slot === slot)?.card
  if (!card) return { kind: 'wild', name: '', face: '' }
  return { kind: 'card', name: words.named(card), face: face(words, card) }
}

function marketFacts(view: Table, type: string, what: string): Record<string, unknown> {
  const now = written(view.modifiers[type] ?? 0)
  return { now, same: now === what ? 'yes' : 'no' }
}

function buyingPrices(view: Table, heir: Heir, card: string): number[] {
  const value = printed(card)?.ladder?.[0]
  return value === undefined ? [] : prices(view, heir, card, value)
}

function boardFacts(words: Words, view: Table, heir: Heir, what: string): Record<string, unknown> {
  const card = onBoard(heir, what)
  if (!card) return {}
  const active = printed(card.card)?.activate?.[0]
  const slot = active?.slots[card.markers.length]
  return {
    face: face(words, card.card),
    actions: active?.actions ?? 0,
    amounts: several(amounts(heir, card)),
    most: services(card.card),
    left: services(card.card) - card.uses.length,
    ...(slot && { companion: words.named(slot.kind), money: slot.money }),
    ...(card.value !== null && propertyFacts(view, heir, card, card.value)),
  }
}

/** What a property is worth, after what this answer has lowered. */
function propertyFacts(view: Table, heir: Heir, card: LaidCard, value: number): Record<string, unknown> {
  const ladder = printed(card.card)?.ladder ?? []
  const steps = (view.own?.run ?? []).map((step) => parted(step))
  const lowered = steps.filter(([verb, what]) => verb === 'lower' && onBoard(heir, what) === card).length
  const step = card.step + lowered
  return {
    price: several(prices(view, heir, card.card, value)),
    value: ladder[step] ?? value,
    next: ladder[Math.min(step + 1, ladder.length - 1)] ?? value,
  }
}

function moneyFacts(view: Table, heir: Heir, verb: string, amount: number): Record<string, unknown> {
  return {
    left: pounds(heir.money + (verb === 'get' ? amount : -amount)),
    actions: actionsFor(heir, view.own?.run ?? []),
  }
}

/** What the amount of a trade or an activation costs, unless a helper saves it. */
function actionsFor(heir: Heir, run: readonly string[]): number {
  const [verb, what] = parted(run[0] ?? '')
  if (run.some((step) => step.startsWith('free '))) return 0
  const needed = TRADES.includes(verb) ? 1 : verb === 'activate' ? (printed(what)?.activate?.[0]?.actions ?? 0) : 0
  return needed <= heir.actions ? needed : 0
}

/** What a companion adds to the card that is played, or to which it is put. */
function companionFacts(view: Table, companion: string): Record<string, unknown> {
  const [use, card] = parted(view.own?.run[0] ?? '')
  return { use, money: printed(card)?.companions?.find(({ kind }) => kind === companion)?.add ?? 0 }
}

function doneFacts(words: Words, heir: Heir): Record<string, unknown> {
  const cards = heir.board.filter((card) => isFree(heir, card)).map((card) => words.named(card.card))
  return { actions: heir.actions, count: cards.length, cards }
}

function question(words: Words, view: Table): string | null {
  const heir = view.seat === null ? undefined : view.heirs[view.seat]
  const run = view.own?.run ?? []
  if (!heir || !view.due.includes(view.seat ?? -1)) return null
  if (run.length && view.phase !== 'inherit' && view.phase !== 'keep') {
    return words.say('board-next', { verb: parted(run[0] ?? '')[0], left: stillToDraw(view, run) })
  }
  const asked = words.say(`phase-${view.phase}`)
  if (view.phase === 'act') {
    return words.say('board-ask-act', { question: asked, actions: heir.actions, money: pounds(heir.money) })
  }
  if (view.phase !== 'keep') return null
  const helpers = heir.board.filter((card) => printed(card.card)?.effects.includes(KEEP_MORE)).length
  return words.say('board-ask-keep', { question: asked, most: HAND_LIMIT + MORE * helpers, count: run.length })
}

/** The cards of a plan, and of helpers who add to any deck, that are not yet shared out. */
function stillToDraw(view: Table, run: readonly string[]): number {
  const [verb, number] = parted(run[0] ?? '')
  if (verb !== 'plan') return 0
  const steps = run.map((step) => parted(step))
  const chosen = steps.filter(([each]) => each.startsWith('draw-')).reduce((sum, [, what]) => sum + Number(what), 0)
  const extra = run.filter((step) => step === 'extra card').length
  return (view.plans[Number(number) - 1]?.cards ?? 0) + MORE * extra - chosen
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

export const speech: Speech = {
  roles: { seat: 'seat', card: 'name', cards: 'name', deck: 'name', companion: 'name' },
  facts,
  question,
  result,
}
