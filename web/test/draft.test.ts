import { expect, test } from 'vitest'
import {
  arranged,
  closing,
  isSingle,
  packed,
  unpacked,
  whole,
  withoutPicked,
  withPicked,
  type Draft,
} from '../src/draft'

const offered = (options: string[]): Pick<Draft, 'options' | 'facts'> => ({
  options,
  facts: options.map((text) => ({ of: text })),
})
const draft = (choices: string[], options: string[] = [], complete = false): Draft => ({
  choices,
  chosen: choices.map((text) => ({ chosen: text })),
  ...offered(options),
  outlook: {},
  complete,
  closing: ['done', 'enough'],
})

const texts = (first: string[], now: Draft): string[][] =>
  arranged(offered(first), now).groups.map((group) => group.items.map((item) => (item.picked ? `[${item.text}]` : item.text)))

const PLACES = ['castle', 'auction']
const CARDS = ['show A1', 'show A2', 'show A10', 'show F3']

test('the later pick comes last, and a picked one goes again', () => {
  expect(withPicked(draft(['castle']), 'auction')).toEqual(['castle', 'auction'])
  expect(withoutPicked(draft(['keep a', 'keep b', 'keep a']), 'keep a')).toEqual(['keep a', 'keep b'])
})

test('whoever goes on after the end has not ended', () => {
  expect(withPicked(draft(['enough'], ['keep a'], true), 'keep a')).toEqual(['keep a'])
  expect(withPicked(draft(['keep a'], ['enough']), 'enough')).toEqual(['keep a', 'enough'])
})

test('confirming says the end, too', () => {
  const shown = draft(['show A1', 'show A2', 'show A10'], ['done', 'show A11'])
  expect(whole(shown)).toEqual([...shown.choices, 'done'])
  expect(whole(draft(['show A1'], ['show A2']))).toBeNull()
  expect(whole(draft(['castle'], ['auction'], true))).toEqual(['castle'])
})

test('an end is a choice like others, but the last, as long as nothing was picked, and after a whole answer', () => {
  expect(closing(draft([], ['done', 'sell farm_15']))).toBeNull()
  expect(closing(draft(['opera'], ['done'], true))).toBeNull()
  expect(texts(['done', 'opera'], draft(['opera'], ['done'], true))).toEqual([['[opera]'], ['done']])
})

test('only a choice that is a whole answer can be sent at once', () => {
  expect(isSingle(draft(['castle'], ['auction'], true))).toBe(true)
  expect(isSingle(draft(['show A1'], ['show A2']))).toBe(false)
  expect(isSingle(draft(['keep a', 'keep b'], [], true))).toBe(false)
})

test('a simple question keeps its places', () => {
  expect(texts(PLACES, draft([], PLACES))).toEqual([['castle'], ['auction']])
  expect(texts(PLACES, draft(['auction'], ['castle'], true))).toEqual([['castle'], ['[auction]']])
  expect(arranged(offered(PLACES), draft(['auction'], ['castle'], true)).others).toEqual([])
})

test('cards of a set stay where they are when they are picked, and the end is no card', () => {
  const first = ['show A1', 'show F3']
  const now = draft(['show A1', 'show A10'], ['show A2', 'show A11', 'done'])
  expect(texts(first, now)).toEqual([['[show A1]', 'show A2', '[show A10]', 'show A11']])
  const next = draft(['show A1', 'show A2', 'show A10'], ['show A11', 'done'])
  expect(texts(first, next)).toEqual([['[show A1]', '[show A2]', '[show A10]', 'show A11']])
  expect(arranged(offered(CARDS), next).others.map((item) => item.text)).toEqual(['show F3'])
})

test('of two equal cards one can be picked, and then the other', () => {
  const first = ['keep club', 'keep farm_15']
  expect(texts(first, draft(['keep club'], first))).toEqual([['[keep club]', 'keep club', 'keep farm_15']])
  expect(texts(first, draft(['keep club', 'keep club'], ['keep farm_15'], true))).toEqual([
    ['[keep club]', '[keep club]', 'keep farm_15'],
  ])
  const ids = arranged(offered(first), draft(['keep club'], first)).groups.flatMap((group) => group.items.map((item) => item.id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('further steps come forward, and other beginnings are put aside', () => {
  const first = ['done', 'play dinner', 'play boat']
  const steps = draft(['play dinner'], ['with guest', 'spend 4', 'spend 12'])
  expect(texts(first, steps)).toEqual([['[play dinner]'], ['with guest'], ['spend 4', 'spend 12']])
  expect(arranged(offered(first), steps).goesOn).toBe(true)
  expect(arranged(offered(first), steps).others.map((item) => item.text)).toEqual(['done', 'play boat'])

  const all = draft(['play dinner', 'spend 4'], ['done', 'play boat', 'with guest', 'spend 12'], true)
  expect(arranged(offered(first), all).goesOn).toBe(false)
  expect(texts(first, all)).toEqual([['[play dinner]'], ['[spend 4]', 'spend 12']])
  expect(arranged(offered(first), all).others.map((item) => item.text)).toEqual(['done', 'play boat'])
})

test('every choice on the page comes with what it leads to', () => {
  const [group] = arranged(offered(['show A1']), draft(['show A1', 'show A2'], ['show A3'])).groups
  const facts = [{ chosen: 'show A1' }, { chosen: 'show A2' }, { of: 'show A3' }]
  expect(group?.items.map((item) => item.facts)).toEqual(facts)
})

test('a draft outlives a reload, but not its question', () => {
  const kept = packed([7, 0], ['show A1', 'show A2'])
  expect(unpacked(kept, [7, 0])).toEqual(['show A1', 'show A2'])
  expect(unpacked(kept, [7, 2])).toEqual([])
  expect(unpacked(kept, [8, 0])).toEqual([])
  for (const foreign of [null, '', 'x', '3', '{"decision":[7,0],"choices":4}']) {
    expect(unpacked(foreign, [7, 0])).toEqual([])
  }
})
