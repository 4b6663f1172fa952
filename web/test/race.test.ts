import { expect, test } from 'vitest'
import { chart, steps } from '../src/ui/race'

const SIZE = { width: 400, height: 260, names: 100 }

test('values are round numbers that enclose all standings', () => {
  expect(steps(0, 33, 5)).toEqual([0, 10, 20, 30, 40])
  expect(steps(-7, 12, 5)).toEqual([-10, -5, 0, 5, 10, 15])
  expect(steps(4, 4, 5)).toEqual([4, 5])
  expect(steps(70, 90, 5)).toEqual([70, 75, 80, 85, 90])
})

test('more is higher, rounds go from left to right, and everything is inside', () => {
  const race = [0, 5, 12].map((space, round) => ({ round, standing: [space, 2 * round] }))
  const drawn = chart(race, SIZE)
  const [ahead, behind] = drawn.lines
  expect(ahead?.points.map(({ x }) => x)).toEqual([drawn.left, (drawn.left + drawn.right) / 2, drawn.right])
  expect(ahead?.points.at(-1)?.y).toBeLessThan(behind?.points.at(-1)?.y ?? 0)
  for (const { points, label } of drawn.lines) {
    for (const { y } of [...points, label]) {
      expect(y).toBeGreaterThanOrEqual(drawn.top)
      expect(y).toBeLessThanOrEqual(drawn.bottom)
    }
  }
})

test('names of equals stand below each other, in the order of their seats', () => {
  const drawn = chart([{ round: 1, standing: [3, 3, 3, 0, 9] }], SIZE)
  const heights = drawn.lines.map(({ label }) => label.y)
  const sorted = [...heights].sort((one, other) => one - other)
  sorted.slice(1).forEach((y, each) => expect(y - (sorted[each] ?? 0)).toBeGreaterThanOrEqual(16))
  expect((heights[1] ?? 0) - (heights[0] ?? 0)).toBeGreaterThan(0)
})

test('of many rounds only some are written, and always the last', () => {
  const race = Array.from({ length: 60 }, (_, round) => ({ round, standing: [round] }))
  const written = chart(race, SIZE).rounds
  expect(written.length).toBeLessThan(15)
  expect(written.at(-1)).toEqual({ value: 59, at: 300 })
})
