import { expect, test } from 'vitest'
import { positionOf, searchOf } from '../src/ui/replay/address'

test('an address leads back to the step and the eyes it was made from', () => {
  for (const position of [{ step: 0, seat: null }, { step: 12, seat: 0 }, { step: 340, seat: 4 }]) {
    expect(positionOf(searchOf(position))).toEqual(position)
  }
})

test('what cannot be read is the beginning with everything open', () => {
  for (const search of ['', '?step=&seat=', '?step=-1&seat=x', '?step=1e3', '?step=99999999999']) {
    expect(positionOf(search)).toEqual({ step: 0, seat: null })
  }
})
