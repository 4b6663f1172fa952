import { expect, test } from 'vitest'
import { CHAT, keyOf, placeOf, UNDO } from '../src/ui/keys'

test('every key leads back to its choice, and none of them means something else', () => {
  const keys = Array.from({ length: 40 }, (_, place) => keyOf(place)).filter(Boolean)
  expect(new Set(keys).size).toBe(keys.length)
  keys.forEach((key, place) => expect(placeOf(key)).toBe(place))
  expect(keys).not.toContain(UNDO)
  expect(keys).not.toContain(CHAT)
})

test('keys without a choice lead nowhere', () => {
  for (const key of ['Enter', ' ', '?', UNDO, '']) expect(placeOf(key)).toBe(-1)
})
