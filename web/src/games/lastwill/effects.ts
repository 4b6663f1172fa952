/** What the effects of a card do, in a few words: said as the terminal says it, with the numbers of the box. */
import { parted, type Words } from '../../words'

export const TYPES = ['farm', 'villa', 'summer', 'mansion']

/** A row of the table of effects in the box. */
export interface Effect {
  id: string
  on: 'expense' | 'event' | 'helper'
  per_farm?: number
  per_marker?: Record<string, number>
  animals?: number
  steps_down?: number
  actions?: number
  types?: string[]
  saves?: 'trade' | 'activation' | ''
  uses?: number
  cheaper?: number
  dearer?: number
  more_money?: number
  symbols?: string[]
  opera?: boolean
  white_actions?: number
  cards?: number
  deck?: string
  keep?: number
}

/** The rows that a card names; one name may stand for several types of property. */
export function rowsOf(table: Effect[], names: string[]): Effect[] {
  const row = (name: string): Effect[] => table.filter((each) => each.id === name)
  const several = (name: string): Effect[] => {
    const [kind, types] = parted(name, ':')
    return types.split(',').flatMap((type) => row(`${kind}:${type}`))
  }
  const plain = names.flatMap(row)
  return [...plain, ...names.filter((name) => !row(name).length).flatMap(several)]
}

/** Of all effects of one card; upkeep of several types in one breath. */
export function phrases(words: Words, rows: Effect[]): string[] {
  return [...rows.flatMap((row) => ofRow(words, row)), ...upkeep(words, rows)]
}

function upkeep(words: Words, rows: Effect[]): string[] {
  const owned = rows.filter((row) => row.more_money && row.types?.length)
  const amounts = [...new Set(owned.map((row) => row.more_money ?? 0))].sort((one, other) => one - other)
  return amounts.map((money) => {
    const types = owned.filter((row) => row.more_money === money).flatMap((row) => row.types ?? [])
    return words.say('board-effect-upkeep', { money, types: typeNames(words, types) })
  })
}

function ofRow(words: Words, row: Effect): string[] {
  const said: string[] = []
  if (row.per_farm) said.push(words.say('board-effect-per_farm', { money: row.per_farm }))
  for (const [companion, money] of Object.entries(row.per_marker ?? {}))
    said.push(words.say('board-effect-per_marker', { companion, money }))
  for (const name of ['animals', 'steps_down', 'actions', 'white_actions', 'keep'] as const)
    if (row[name]) said.push(words.say(`board-effect-${name}`, { count: row[name] }))
  said.push(...onProperty(words, row))
  const named = [...(row.symbols ?? []), ...(row.opera ? ['opera'] : [])]
  if (row.more_money && named.length) {
    const symbols = named.map((symbol) => words.say('board-effect-symbol', { symbol })).join('/')
    said.push(words.say('board-effect-symbols', { symbols, money: row.more_money }))
  }
  if (row.cards) said.push(words.say('board-effect-cards', { count: row.cards, deck: row.deck || 'any' }))
  return said
}

function onProperty(words: Words, row: Effect): string[] {
  const types = typeNames(words, row.types ?? [])
  const said: string[] = []
  if (row.saves) said.push(words.say(`board-effect-${row.saves}-${family(row)}`, { count: row.uses ?? 0, types }))
  if (row.cheaper || row.dearer)
    said.push(words.say(`board-effect-price-${family(row)}`, { change: change(row), types }))
  return said
}

/** Farms, houses, or some types of property. */
function family(row: Effect): string {
  const types = row.types ?? []
  if (types.join() === 'farm') return 'farm'
  const houses = TYPES.slice(1)
  return types.length === houses.length && houses.every((type) => types.includes(type)) ? 'house' : 'property'
}

/** Of a price. */
function change(row: Effect): string {
  if (row.cheaper === row.dearer) return `±£${row.cheaper}`
  const changes: [string, number | undefined][] = [
    ['−', row.cheaper],
    ['+', row.dearer],
  ]
  return changes.flatMap(([sign, money]) => (money ? [`${sign}£${money}`] : [])).join('/')
}

const typeNames = (words: Words, types: string[]): string =>
  TYPES.filter((type) => types.includes(type))
    .map((type) => words.say('board-type', { type }))
    .join('/')
