import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { remember } from '../src/box'
import { hint, speechOf } from '../src/games'
import type { Event, Facts } from '../src/net/views'
import { preferredLanguage, wordsOf } from '../src/texts'
import { LANGUAGES, presentable, Words, type Language } from '../src/words'

interface Sample {
  events: { event: Event; players: string[]; said: Record<Language, string> }[]
  choices: { text: string; said: Record<Language, string> }[]
  hints: { text: string; facts: Facts; players: string[]; said: string }[]
}

const PACKAGE = new URL('../../src/clubantique/', import.meta.url)
const read = (address: URL): string => readFileSync(address, 'utf8')
const USUAL = 'usual'
const samples = readdirSync(new URL('samples/', import.meta.url)).map((file) => file.replace('.json', ''))

describe.each(samples)('%s', (game) => {
  const components = parse(read(new URL(`games/${game}/components.toml`, PACKAGE)))
  remember({ game, digest: USUAL, title: null, players: [2, 5], bots: [], things: [], optional: {}, components })
  const sample = JSON.parse(read(new URL(`samples/${game}.json`, import.meta.url))) as Sample

  test.each(LANGUAGES)('events and choices are said as Python says them (%s)', async (language) => {
    const words = await wordsOf(language, game, USUAL)
    for (const { event, players, said } of sample.events) expect(words.event(event, players)).toBe(said[language])
    for (const { text, said } of sample.choices) expect(words.choice(text)).toBe(said[language])
    expect(sample.events.length).toBeGreaterThan(10)
  })

  test('what a choice leads to is said as Python says it', async () => {
    const [words, speech] = [await wordsOf('en', game, USUAL), await speechOf(game)]
    const found = sample.hints.map(({ text, facts, players }) => hint(words, speech, facts, text, players))
    expect(found).toEqual(sample.hints.map(({ said }) => said))
    expect(sample.hints.length).toBeGreaterThan(20)
  })

  test('what the fields of events and facts are about is as their annotations have it', async () => {
    const source = ['events', 'facts'].map((file) => read(new URL(`games/${game}/${file}.py`, PACKAGE))).join('')
    const found = [...source.matchAll(/^ {4}(\w+): (?:list\[)?(Seat|Choice|Name)\b/gm)]
    const roles = Object.fromEntries(found.map(([, field, role]) => [field, role?.toLowerCase()]))
    expect((await speechOf(game))?.roles).toEqual(roles)
  })

  test('every phase has its question', async () => {
    const words = await wordsOf('en', game, USUAL)
    const phases = /^PHASES = \[(.*)\]/m.exec(read(new URL(`games/${game}/views.py`, PACKAGE)))?.[1] ?? ''
    for (const [, phase] of phases.matchAll(/"(\w+)"/g)) expect(words.has(`phase-${phase}`)).toBe(true)
    expect(phases).not.toBe('')
  })
})

test('every key of the client that is said somewhere is in the catalogues', async () => {
  const words = await wordsOf('en', null)
  const folder = new URL('../src/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|svelte)$/.test(file))
  const keys = files.flatMap((file) => read(new URL(file, folder)).match(/(?<=')web-[a-z-]+(?=')/g) ?? [])
  expect(keys.filter((key) => !words.has(key))).toEqual([])
  const catalogue = read(new URL('texts/en/web.ftl', PACKAGE)).match(/^web-[a-z-]+/gm) ?? []
  expect(catalogue.filter((key) => !keys.includes(key))).toEqual([])
})

test('a problem of the room is said with its facts, and a missing key does not stop anybody', async () => {
  const words = await wordsOf('de', null)
  expect(words.problem({ key: 'error-too-much', facts: { seconds: 3 } })).toContain('3')
  expect(words.problem({ key: 'error-nobody-knows', facts: {} })).toBe('error-nobody-knows')
  expect(words.trySay('error-too-much')).toBeNull()
})

test('things are called as their box calls them', () => {
  const names = { A1698: { de: 'Pfeife', it: 'Pipa' }, villa_a: { en: 'Villa Ann' } }
  const words = new Words('nl', ['name-villa_a = Villa'], {}, { names, card: [{ id: 'garden_party' }] })
  const found = ['A1698', 'A1725', 'villa_a.2', 'garden_party', 'garden_party.2', 'odd_thing'].map((each) => words.named(each))
  expect(found).toEqual(['A1698 (Pfeife)', 'A1725', 'Villa Ann (2)', 'garden party', 'garden party (2)', 'odd_thing'])
})

test('texts say the numbers of the box', () => {
  const text = 'help = { $box-deal-cards }, { $box-track-final-1 }'
  const words = new Words('en', [text], {}, { version: 2, deal: { cards: 5 }, track: { final: [7, 3] } })
  expect(words.say('help')).toBe('5, 3')
  expect(words.with({ deal: { cards: 6 }, track: { final: [7, 2] } }).say('help')).toBe('6, 2')
})

test('the first language that we speak is taken', () => {
  expect(preferredLanguage(['fr-FR', 'nl-BE', 'de'])).toBe('nl')
  expect(preferredLanguage(['fr'])).toBe('en')
})

test('what somebody wrote is shown in one line', () => {
  expect(presentable('a\nb\u202Ec')).toBe('a\u{FFFD}b\u{FFFD}c')
  expect(presentable('x'.repeat(2000))).toHaveLength(1500)
})
