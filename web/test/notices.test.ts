import { describe, expect, test } from 'vitest'
import type { ChairInfo, Line, TableInfo } from '../src/net/protocol'
import { noticed, unread } from '../src/log'
import { lending, lentSeat, sitting } from '../src/shared'
import { wordsOf } from '../src/texts'
import { LANGUAGES } from '../src/words'

const HOUR = 3600
const NOW = 1_800_000_000
const KEYS = ['notice-seat-handed-on', 'notice-seat-moved', 'notice-seat-taken-back']

const said = (number: number): Line => ({ number, name: 'Bob', text: 'hello', made: NOW, notice: null })
const told = (number: number, key = 'notice-seat-handed-on', made = NOW): Line => ({
  number,
  name: 'Ann',
  text: 'Ann → Zoe',
  made,
  notice: { key, facts: { name: 'Ann', to: 'Zoe' } },
})
const chair = (name: string | null, owner: string | null = null): ChairInfo => ({
  name,
  bot: null,
  present: true,
  stands_in: false,
  muted: false,
  resigned: false,
  wants_end: false,
  owner,
})
const numbers = (lines: readonly Line[], read: number): number[] =>
  unread(lines, read, NOW * 1000).map((line) => line.number)

describe('what is to be read', () => {
  test('only notices of the room', () => expect(numbers([said(1), told(2), said(3)], 0)).toEqual([2]))
  test('not those that were read', () => expect(numbers([told(1), told(2), told(3)], 2)).toEqual([3]))
  test('the newest, if there are many', () => expect(numbers([told(1), told(2), told(3)], 0)).toEqual([2, 3]))
  test('nothing that is history', () => expect(numbers([told(1, KEYS[0], NOW - 25 * HOUR)], 0)).toEqual([]))
  test('what was said while one was away for a night', () =>
    expect(numbers([told(1, KEYS[0], NOW - 10 * HOUR)], 0)).toEqual([1]))
})

test.each(LANGUAGES)('every notice is said in the language of the reader (%s)', async (language) => {
  const words = await wordsOf(language, null)
  const texts = KEYS.map((key) => noticed(told(1, key), words))
  expect(new Set(texts).size).toBe(KEYS.length)
  for (const text of texts) {
    expect(text).toContain('Zoe')
    expect(text).not.toMatch(/notice-|→/)
  }
})

test.each(LANGUAGES)('a seat does not go from Ann to Ann (%s)', async (language) => {
  const words = await wordsOf(language, null)
  for (const key of ['notice-seat-handed-on', 'notice-seat-taken-back']) {
    const line = { ...told(1), notice: { key, facts: { name: 'Ann', to: 'Ann' } } }
    expect(words.has(`web-${key}`)).toBe(true)
    expect(noticed(line, words)).toBe(words.say(`web-${key}`, { name: 'Ann' }))
  }
})

test('a notice that only a newer room knows is shown as it came', async () => {
  const words = await wordsOf('en', null)
  expect(noticed(told(1, 'notice-of-tomorrow'), words)).toBe('Ann → Zoe')
})

test('who sits in the seat of somebody else is named with its owner', async () => {
  const words = await wordsOf('en', null)
  expect(sitting(chair('Zoe', 'Ann'), words)).toBe('Zoe (for Ann)')
  expect(sitting(chair('Ann', 'Ann'), words)).toBe('Ann')
  expect(sitting(chair('Ann'), words)).toBe('Ann')
  expect(sitting(chair(null), words)).toBe('free')
})

test('whoever comes back reads to whom the seat went, if they have a name', async () => {
  const words = await wordsOf('en', null)
  const info = { chairs: [chair('Bob'), chair('Zoe', 'Ann'), chair('Cem', 'Cem')] } as TableInfo
  expect(lending(info, 1, words)).toContain('handed on to Zoe while')
  expect(lending(info, 2, words)).toContain('handed on while')
})

test('a seat is taken back while there is something to play', () => {
  const at = (status: TableInfo['status']): TableInfo => ({ status }) as TableInfo
  expect(lentSeat(at('playing'), [1, 2])).toBe(1)
  expect(lentSeat(at('paused'), [0])).toBe(0)
  expect(lentSeat(at('playing'), [])).toBeNull()
  expect(lentSeat(at('over'), [1])).toBeNull()
  expect(lentSeat(null, [1])).toBeNull()
})
