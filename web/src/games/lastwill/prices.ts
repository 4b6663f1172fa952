/**
 * What a property costs and what a card can spend, from what is printed on the cards of a board, so that hints can say it
 * before anything is picked. What is really possible is what the room offers.
 */
import { boardData, printed } from './material'
import type { Heir, LaidCard, Table } from './views'

const PRICE_STEP = 2
const FARM = 'farm'

/** How much more a card spends, by the effect of a helper. */
const MORE: Record<string, number> = {
  upkeep_plus_3: 3,
  cutlery_plus_1: 1,
  carriage_plus_1: 1,
  mask_opera_plus_3: 3,
  helm_wine_plus_2: 2,
}
const MASK = 'mask_opera_plus_3'
const RAISED_BY: Record<string, string> = {
  cutlery: 'cutlery_plus_1',
  carriage: 'carriage_plus_1',
  mask: MASK,
  helm: 'helm_wine_plus_2',
  wine: 'helm_wine_plus_2',
}

/** How often a helper serves in a round, by its effect. */
const SERVES: Record<string, number> = {
  farm_trade_free_1: 1,
  house_trade_free_2: 2,
  farm_activate_free: 1,
  house_activate_free: 1,
  plus_action_white: 1,
}

const ascending = (numbers: Iterable<number>): number[] => [...new Set(numbers)].sort((one, other) => one - other)

const typeOf = (card: string): string | null => {
  const found = printed(card)
  return found?.kind === 'property' ? (found.symbols[0] ?? null) : null
}

/** All effects on a board; upkeep of several types one by one. */
function effectsOn(heir: Heir): string[] {
  return heir.board.flatMap((card) => effectsOf(card.card))
}

function effectsOf(card: string): string[] {
  return (printed(card)?.effects ?? []).flatMap((effect) => {
    const [name = '', types] = effect.split(':')
    return types === undefined ? [name] : types.split(',').map((type) => `${name}:${type}`)
  })
}

export const owns = (heir: Heir): boolean => heir.board.some((card) => card.value !== null)

/** With property nobody may get into debt. */
const limit = (heir: Heir): number => (owns(heir) ? heir.money : Infinity)

/** What a property can cost or bring in now. */
export function prices(view: Table, heir: Heir, card: string, value: number): number[] {
  const type = typeOf(card) ?? FARM
  const base = value + (view.modifiers[type] ?? 0)
  const effect = type === FARM ? 'farm_price_minus_2' : 'house_price_pm_2'
  const changes = PRICE_STEP * effectsOn(heir).filter((each) => each === effect).length
  const found: number[] = []
  for (let price = base - changes; price <= (type === FARM ? base : base + changes); price += PRICE_STEP) {
    found.push(Math.max(0, price))
  }
  return ascending(found)
}

/** An amount with any of the additions, within what may be spent. */
function sums(amounts: readonly number[], added: readonly number[], most: number): number[] {
  return added.reduce(
    (found, more) => ascending([...found, ...found.map((amount) => amount + more)].filter((sum) => sum <= most)),
    ascending(amounts.filter((amount) => amount <= most)),
  )
}

/** What an activation can spend now. */
export function amounts(heir: Heir, card: LaidCard): number[] {
  const active = printed(card.card)?.activate?.[0]
  if (!active) return []
  const counted = effectsOf(card.card).reduce((sum, effect) => sum + countedBy(heir, effect), 0)
  const basic = [active.money, ...active.slots.slice(0, card.markers.length).map((slot) => slot.money)]
  const all = basic.map((amount) => amount + counted).filter((amount) => amount > 0)
  return sums(all, additions(heir, card.card), limit(heir))
}

function additions(heir: Heir, card: string): number[] {
  const type = typeOf(card)
  const raised = type ? [`upkeep_plus_3:${type}`] : (printed(card)?.symbols ?? []).map((each) => RAISED_BY[each])
  const helping = effectsOn(heir).filter((effect) => raised.includes(effect))
  return helping.map((effect) => MORE[effect.split(':')[0] ?? ''] ?? 0)
}

export function operaAmounts(heir: Heir): number[] {
  const helping = effectsOn(heir).filter((effect) => effect === MASK)
  const more = helping.map(() => MORE[MASK] ?? 0)
  return sums([boardData.opera_money], more, limit(heir))
}

/** What an expense spends for farms and the animals on them. */
function countedBy(heir: Heir, effect: string): number {
  const farms = heir.board.filter((card) => typeOf(card.card) === FARM)
  const animals = (kind: string): number => farms.flatMap((farm) => farm.markers).filter((each) => each === kind).length
  if (effect === 'spend_2_per_farm') return 2 * farms.length
  if (effect === 'spend_2_per_horse_on_farms') return 2 * animals('horse')
  return effect === 'spend_1_per_farm_and_1_per_dog_on_farms' ? farms.length + animals('dog') : 0
}

/** How often a helper may serve in a round. */
export function services(card: string): number {
  return effectsOf(card).reduce((sum, effect) => sum + (SERVES[effect] ?? 0), 0)
}

/** Whether a card can be activated now without an action. */
export function isFree(heir: Heir, card: LaidCard): boolean {
  const needed = printed(card.card)?.activate?.[0]?.actions
  if (needed === undefined || card.activated || !amounts(heir, card).length) return false
  const type = typeOf(card.card)
  if (needed === 0 || type === null) return needed === 0
  const saving = type === FARM ? 'farm_activate_free' : 'house_activate_free'
  return heir.board.some((each) => effectsOf(each.card).includes(saving) && !each.uses.length)
}
