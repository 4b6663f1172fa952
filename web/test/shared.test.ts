import { describe, expect, test } from 'vitest'
import type { ChairInfo, Update } from '../src/net/protocol'
import { changesHands, dueHere, nextHere } from '../src/shared'

const chair = (name: string, stands_in = false): ChairInfo => ({
  name,
  bot: null,
  present: true,
  stands_in,
  muted: false,
  resigned: false,
  wants_end: false,
  owner: null,
})

/** Ann and Bob share a device; Cat plays somewhere else. */
function update(seat: number | null, due: number[], mine = [0, 1], absent = false): Update {
  const chairs = [chair('Ann'), chair('Bob', absent), chair('Cat')]
  return { seat, mine, view: { due }, table: { chairs } } as unknown as Update
}

test('only those at this device are waited for here, and bots answer for themselves', () => {
  expect(dueHere(update(0, [0, 1, 2]))).toEqual([0, 1])
  expect(dueHere(update(0, [0, 1, 2], [0, 1], true))).toEqual([0])
})

test('nobody else gets the device as long as it is the turn of whoever has it', () => {
  expect(nextHere(update(0, [0, 1]))).toEqual([])
  expect(nextHere(update(0, [1, 2]))).toEqual([1])
  expect(nextHere(update(0, [2]))).toEqual([])
})

describe('the device changes hands', () => {
  test('before the first look: somebody has to say who it is', () => {
    expect(changesHands(null, update(0, [0]), null)).toBe(true)
  })

  test('when whoever has it has answered and another one is due', () => {
    expect(changesHands(update(0, [0, 1]), update(0, [1]), 0)).toBe(true)
    expect(changesHands(update(0, [2]), update(0, [1]), 0)).toBe(true)
  })

  test('not while it is their own turn, or that of people elsewhere', () => {
    expect(changesHands(update(0, [0, 1]), update(0, [0, 1]), 0)).toBe(false)
    expect(changesHands(update(0, [0]), update(0, [2]), 0)).toBe(false)
  })

  test('not when somebody comes back to look while another one is due', () => {
    expect(changesHands(null, update(0, [1]), 0)).toBe(false)
    expect(changesHands(update(0, [1]), update(0, [1]), 0)).toBe(false)
  })

  test('when the seat that was shown has moved to another device', () => {
    expect(changesHands(update(1, [1]), update(0, [1], [0]), 1)).toBe(true)
    expect(changesHands(update(1, [1]), update(null, [1], []), 1)).toBe(false)
  })

  test('never where nobody shares it', () => {
    expect(changesHands(null, update(0, [0], [0]), null)).toBe(false)
    expect(changesHands(update(0, [0], [0]), update(0, [1], [0]), null)).toBe(false)
  })
})
