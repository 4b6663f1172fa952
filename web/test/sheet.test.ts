import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { View } from '../src/net/views'
import { sheetOf, type Sheet } from '../src/sheet'
import { Words, type Language, type Roles } from '../src/words'

interface Samples {
  players: string[]
  samples: { language: Language; roles: Roles; view: View; sheet: Sheet }[]
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const { players, samples } = JSON.parse(read('sheets.json')) as Samples

/** The words of the house and of the toy, which this client is built without. */
function wordsOf(language: Language, roles: Roles): Words {
  const house = read(`../../src/clubantique/texts/${language}/plain.ftl`)
  const toy = read(`../../tests/outside/toy/clubantique_toy/texts/${language}.ftl`)
  return new Words(language, [house, toy], roles)
}

test('a view becomes the same rows as in Python', () => {
  for (const { language, roles, view, sheet } of samples) {
    expect(sheetOf(view, wordsOf(language, roles), players)).toEqual(sheet)
  }
  expect(samples.length).toBeGreaterThan(20)
})
