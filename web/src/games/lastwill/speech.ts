import type { Speech } from '../../games'
import { parted, type Words } from '../../words'
import { faceOf } from './faces'
import { HAND_LIMIT, modifiers, onBoard, pounds, printed, written } from './material'
import type { Heir, Table } from './views'

const KEEP_MORE = 'keep_2_more'
const MORE = 2

const face = (words: Words, card: string): string => faceOf(words, card).join('; ')

/** Where a price or an amount would have to be worked out by the rules, the hint is left to the numbers of the choice itself. */
function facts(words: Words, view: Table, text: string): Record<string, unknown> {
  const heir = view.seat === null ? undefined : view.heirs[view.seat]
  if (!heir) return {}
  const [verb, what] = parted(text)
  if (verb === 'plan' || verb === 'block') return { ...view.plans[Number(what) - 1] }
  if (verb === 'keep' || verb === 'play' || verb === 'lay') return { face: face(words, what) }
  if (verb === 'take') return offerFacts(words, view, what)
  if (verb === 'unknown') return { ...view.piles.find((pile) => pile.deck === what) }
  if (verb.startsWith('draw-')) return { ...view.piles.find((pile) => pile.deck === parted(verb, '-')[1]) }
  if (verb.startsWith('set-')) return marketFacts(view, parted(verb, '-')[1], what)
  if (verb === 'option') return { ...printed(parted(view.own?.run[0] ?? '')[1])?.options?.[Number(what) - 1] }
  if (verb === 'put' || verb === 'instead-of') return boardFacts(words, heir, what)
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

function boardFacts(words: Words, heir: Heir, what: string): Record<string, unknown> {
  const card = onBoard(heir, what)
  const slot = card && printed(card.card)?.activate?.[0]?.slots[card.markers.length]
  return { face: face(words, what), ...(slot && { companion: words.named(slot.kind), money: slot.money }) }
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
