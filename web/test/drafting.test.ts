import { beforeEach, expect, test } from 'vitest'
import type { Decision, Draft } from '../src/draft'
import { Drafting } from '../src/drafting.svelte'
import type { Update } from '../src/net/protocol'

let considered: { decision: Decision; choices: string[] }[]
let chosen: string[][]
let kept: string | null
let atOnce: boolean
let drafting: Drafting

const QUESTION: Decision = [5, 0]

function asked(options: string[], decision: Decision | null = QUESTION, fresh = false): void {
  const facts = options.map(() => ({}))
  drafting.look({ decision, options, facts, outlook: {}, closing: ['done', 'enough'], fresh } as unknown as Update)
}

/** The room answers what it was asked last. */
function answer(draft: Partial<Draft>): void {
  const last = considered.at(-1)
  const found = { choices: last?.choices ?? [], chosen: [], options: [], facts: [], outlook: {}, complete: false, ...draft }
  drafting.hear({ kind: 'considered', id: String(considered.length), decision: QUESTION, ...found })
}

beforeEach(() => {
  considered = []
  chosen = []
  kept = null
  atOnce = false
  drafting = newDrafting()
})

const newDrafting = (): Drafting =>
  new Drafting({
    consider: (decision, choices) => String(considered.push({ decision, choices })),
    choose: (choices) => chosen.push(choices),
    atOnce: () => atOnce,
    recall: () => kept,
    keep: (text) => (kept = text),
  })

test('a click is considered, and only confirming says something', () => {
  asked(['castle', 'auction'])
  drafting.pick('castle')
  answer({ complete: true, options: ['auction'] })
  expect(drafting.now.choices).toEqual(['castle'])
  expect(chosen).toEqual([])
  drafting.confirm()
  expect(chosen).toEqual([['castle']])
})

test('what is not whole cannot be confirmed', () => {
  asked(['show A1'])
  drafting.pick('show A1')
  answer({ options: ['show A2'] })
  drafting.confirm()
  expect(chosen).toEqual([])
})

test('a second click on a whole answer sends it, even before the room has answered', () => {
  asked(['castle', 'auction'])
  drafting.pick('castle')
  drafting.pick('castle')
  expect(considered).toHaveLength(1)
  answer({ complete: true, options: ['auction'] })
  expect(chosen).toEqual([['castle']])
})

test('a double click on a card of a set picks it once; a click on a picked one takes it out', () => {
  asked(['show A1'])
  drafting.pick('show A1')
  drafting.pick('show A1')
  answer({ options: ['show A2'] })
  expect(considered).toHaveLength(1)
  drafting.press('show A1')
  expect(considered.at(-1)?.choices).toEqual([])
})

test('quick clicks are looked at one after the other', () => {
  asked(['show A1', 'show A2'])
  drafting.pick('show A1')
  drafting.pick('show A2')
  answer({ options: ['show A2'] })
  expect(considered.at(-1)?.choices).toEqual(['show A1', 'show A2'])
})

test('single choices go at once where somebody wants that, but not those of a longer answer', () => {
  atOnce = true
  asked(['castle', 'play boat'])
  drafting.pick('play boat')
  answer({ options: ['spend 4'] })
  drafting.pick('castle')
  answer({ choices: ['castle'], complete: true })
  expect(chosen).toEqual([])
  drafting.press('castle')
  expect(chosen).toEqual([['castle']])

  asked(['left', 'right'], [6, 0])
  drafting.pick('left')
  answer({ complete: true })
  expect(chosen.at(-1)).toEqual(['left'])
})

test('what the room refuses changes nothing, and the next click counts', () => {
  asked(['castle', 'auction'])
  drafting.pick('castle')
  drafting.refused('1')
  expect(drafting.now.choices).toEqual([])
  drafting.pick('auction')
  expect(considered.at(-1)?.choices).toEqual(['auction'])
})

test('a draft is gone with its question, and late answers about it are not heard', () => {
  asked(['castle', 'auction'])
  drafting.pick('castle')
  asked(['left', 'right'], [6, 0])
  answer({ complete: true })
  expect(drafting.now).toMatchObject({ choices: [], options: ['left', 'right'], complete: false })
  expect(kept).toBeNull()
})

test('other news of the same question leaves the draft alone', () => {
  asked(['castle', 'auction'])
  drafting.pick('castle')
  answer({ complete: true })
  asked(['castle', 'auction'])
  expect(drafting.now.choices).toEqual(['castle'])
})

test('after an absence the room is asked whether the draft still stands', () => {
  asked(['show A1'])
  drafting.pick('show A1')
  answer({ options: ['show A2'] })
  drafting.pick('show A2')
  asked(['show A1'], QUESTION, true)
  expect(considered.at(-1)?.choices).toEqual(['show A1', 'show A2'])
})

test('a reloaded page finds its draft, has it considered, and sends nothing by itself', () => {
  atOnce = true
  asked(['castle', 'auction'])
  kept = JSON.stringify({ decision: QUESTION, choices: ['castle'] })
  drafting = newDrafting()
  asked(['castle', 'auction'], QUESTION, true)
  expect(considered).toEqual([{ decision: QUESTION, choices: ['castle'] }])
  answer({ complete: true, options: ['auction'] })
  expect(drafting.now.choices).toEqual(['castle'])
  expect(chosen).toEqual([])
})
