import { expect, test } from 'vitest'
import { extended, readable } from '../src/log'
import type { Told, Update } from '../src/net/protocol'

const LASTS = null
const told = (until: number | null): Told => ({ until, event: { event: 'e' } })

function update(fields: Partial<Update>): Update {
  return { fresh: false, chapter: 0, remembers: false, events: [], ...fields } as Update
}

test('a detail is shown for as long as the room says, and what lasts stays', () => {
  const log = [told(2), told(LASTS), told(3), told(7)]
  expect(readable(log, { chapter: 2, remembers: false })).toHaveLength(4)
  expect(readable(log, { chapter: 3, remembers: false })).toEqual([told(LASTS), told(3), told(7)])
  expect(readable(log, { chapter: 9, remembers: false })).toEqual([told(LASTS)])
})

test('nothing fades where the table remembers', () => {
  expect(readable([told(1)], { chapter: 9, remembers: true })).toEqual([told(1)])
})

test('an update adds to the log, and a fresh one replaces it', () => {
  const log = extended([told(2)], update({ chapter: 2, events: [told(3)] }))
  expect(log).toEqual([told(2), told(3)])
  expect(extended(log, update({ chapter: 2, fresh: true, events: [told(3)] }))).toEqual([told(3)])
})

test('what has faded does not come back when the table begins to remember', () => {
  const log = extended([told(1)], update({ chapter: 5 }))
  expect(extended(log, update({ chapter: 5, remembers: true }))).toEqual([])
})
