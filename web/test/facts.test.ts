/**
 * What the browser makes of facts that somebody else brings, in words and pages: nothing here knows what would be right.
 * tests/house/test_one_line.py brings facts of rules that were changed, and compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { remember } from '../src/box'
import { arranged, emptyDraft, whole } from '../src/draft'
import { boardOf, hint, obstacle, question, speechOf, withRun } from '../src/games'
import { extended } from '../src/log'
import type { Box, Considered, Update } from '../src/net/protocol'
import { wordsOf } from '../src/texts'
import type { Words } from '../src/words'

interface Page {
  box: Box
  update: Update
  considered?: Considered
  later?: Update
}

const [facts, words] = [process.env['CLUBANTIQUE_FACTS'], process.env['CLUBANTIQUE_WORDS']]
if (!facts || !words) console.log('no facts were brought (CLUBANTIQUE_FACTS, CLUBANTIQUE_WORDS): nothing is said of them')

// a machine may be as slow as it likes
test.skipIf(!facts || !words)('everything on a page is said and drawn', { timeout: 0 }, async () => {
  const pages = JSON.parse(readFileSync(facts ?? '', 'utf8')) as Record<string, Page>
  const said: Record<string, unknown> = {}
  for (const [name, page] of Object.entries(pages)) said[name] = await shown(page)
  writeFileSync(words ?? '', JSON.stringify(said))
  expect(Object.keys(said).length).toBeGreaterThan(0)
})

async function shown({ box, update, considered, later }: Page): Promise<object> {
  remember(box)
  const { game, chairs } = update.table
  const [words, speech] = [await wordsOf('en', game, box.digest), await speechOf(game)]
  const players = chairs.map((chair) => chair.name ?? '')
  const hints = (texts: string[], facts: Update['facts']): object =>
    Object.fromEntries(texts.map((text, each) => [text, hint(words, speech, facts[each] ?? {}, text, players)]))
  const draft = considered ? { ...considered, closing: update.closing } : emptyDraft(update)
  const drafted = withRun(update.view, draft.choices)
  const log = later ? extended(extended([], update), later) : extended([], update)
  return {
    question: question(words, speech, drafted, draft.outlook),
    hints: hints(update.options, update.facts),
    obstacles: Object.fromEntries(update.obstacles.map((each) => [each.choice, obstacle(words, each)])),
    drafted: hints(draft.options, draft.facts),
    groups: arranged(update, draft).groups.map(({ items }) => items.map(({ text }) => text)),
    confirmed: whole(draft),
    results: update.over ? players.map((_, seat) => speech?.result?.(words, update.view, seat, update.outlook)) : [],
    log: log.map(({ event }) => words.event(event, players)),
    board: await drawn(update, players, words),
  }
}

async function drawn({ table, view, outlook, seat }: Update, players: string[], words: Words): Promise<string> {
  const board = await boardOf(table.game)
  const page = board ? render(board, { props: { view, outlook, seat, players, words } }).body : ''
  return page.replaceAll(/<!--.*?-->| style="[^"]*"| svelte-\w+/g, '')
}
