import { expect, test } from 'vitest'
import { about, all, anywhere, copied, nearest, placeOf, touches } from '../src/ui/box/tree'

const TREE = { track: { castles: [{ spaces: 1, pair: [2, 1] }, { spaces: 2, pair: [3, 2] }] }, card: [{ id: 'ball' }] }

test('a place is read as the room writes it', () => {
  expect(placeOf('$.track.castles[1].pair')).toEqual(['track', 'castles', '1', 'pair'])
  expect(placeOf('$.card[...].count')).toEqual(['card', '*', 'count'])
  expect(placeOf('$')).toEqual([])
})

test('a place is told from others, however exactly the room knows it', () => {
  expect(touches(['card', '*', 'count'], ['card', 7, 'count'])).toBe(true)
  expect(touches(['card'], ['card', 7, 'count'])).toBe(true)
  expect(touches(['card', 7], ['card', 8, 'count'])).toBe(false)
  expect(nearest(TREE, ['track', 'castles', '*', 'pair'])).toEqual(['track', 'castles'])
  expect(nearest(TREE, ['track', 'castles', 1, 'pair'])).toEqual(['track', 'castles', 1, 'pair'])
})

test('what is said about a place counts for every item', () => {
  const sayings = { track: 'X', 'track.castles.*.pair': 'R' }
  expect(about(sayings, ['track', 'castles', 3, 'pair'])).toBe('R')
  expect(about(sayings, ['track', 'castles', 3, 'spaces'])).toBeUndefined()
  expect(anywhere(TREE, ['track', 'castles', 1, 'pair'])).toEqual(['track', 'castles', '*', 'pair'])
  expect(all(TREE, ['track', 'castles', '*', 'spaces'])).toEqual([1, 2])
})

test('a copied card has an id of its own', () => {
  const first = copied({ id: 'ball', count: 1 }, TREE.card)
  expect(first).toEqual({ id: 'ball_2', count: 1 })
  expect(copied({ id: 'ball' }, [...TREE.card, first])).toEqual({ id: 'ball_3' })
  expect(copied([1, 2], [])).toEqual([1, 2])
})
