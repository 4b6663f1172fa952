import { expect, test } from 'vitest'
import { extended, readable } from '../src/log'
import type { Told, Update } from '../src/net/protocol'

const told = (chapter: number, lasting = false): Told => ({ chapter, lasting, event: { event: 'e' } })

function update(fields: Partial<Update>): Update {
  return { fresh: false, chapter: 0, remembers: false, events: [], ...fields } as Update
}

test('a detail is shown in its chapter and in the next one, and what lasts stays', () => {
  const log = [told(1), told(1, true), told(2), told(3)]
  expect(readable(log, { chapter: 2, remembers: false })).toHaveLength(4)
  expect(readable(log, { chapter: 3, remembers: false })).toEqual([told(1, true), told(2), told(3)])
  expect(readable(log, { chapter: 9, remembers: false })).toEqual([told(1, true)])
})

test('nothing fades where the table remembers', () => {
  expect(readable([told(1)], { chapter: 9, remembers: true })).toEqual([told(1)])
})

test('an update adds to the log, and a fresh one replaces it', () => {
  const log = extended([told(1)], update({ chapter: 2, events: [told(2)] }))
  expect(log).toEqual([told(1), told(2)])
  expect(extended(log, update({ chapter: 2, fresh: true, events: [told(2)] }))).toEqual([told(2)])
})

test('what has faded does not come back when the table begins to remember', () => {
  const log = extended([told(1)], update({ chapter: 5 }))
  expect(extended(log, update({ chapter: 5, remembers: true }))).toEqual([])
})
