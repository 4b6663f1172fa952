import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../src/table.svelte'

// The preferences of a browser are read as soon as they are imported.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

let sockets: FakeSocket[]

class FakeSocket {
  onopen: (() => void) | null = null
  onclose: ((closing: { code: number }) => void) | null = null

  constructor() {
    sockets.push(this)
  }

  send(): void {}
  close(): void {}
}

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket

/** What the room answers when it is asked from outside. */
function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
}

/** The connection cannot be opened, and browsers do not say why. */
async function isTurnedAway(table: Table): Promise<void> {
  const asked = vi.spyOn(globalThis, 'fetch')
  if (table.state !== 'connecting') vi.advanceTimersByTime(60_000)
  socket().onclose?.({ code: 1006 })
  await vi.waitUntil(() => asked.mock.calls.length > 0)
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', new URL('http://club.example/t/abc'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a room that says 1013 is busy, and not for longer than until it lets one in', () => {
  const table = new Table('abc')
  socket().onopen?.()
  socket().onclose?.({ code: 1013 })
  expect([table.state, table.busy]).toEqual(['busy', true])
  vi.advanceTimersByTime(60_000)
  socket().onopen?.()
  expect([table.state, table.busy]).toEqual(['open', false])
  table.leave()
})

test('a room whose store is away turns one away: then it is busy, and the table is not gone', async () => {
  answer(503, { key: 'error-store-away', facts: {} })
  const table = new Table('abc')
  await isTurnedAway(table)
  expect([table.state, table.busy]).toEqual(['lost', true])
  const before = sockets.length
  vi.advanceTimersByTime(60_000)
  expect(sockets.length).toBe(before + 1)
  table.leave()
})

test('a table that is gone is found out even by those who were there', async () => {
  answer(404, { key: 'error-no-table', facts: { table: 'abc' } })
  const table = new Table('abc')
  socket().onopen?.()
  socket().onclose?.({ code: 1013 })
  await isTurnedAway(table)
  expect(table.state).toBe('refused')
  const before = sockets.length
  vi.advanceTimersByTime(60_000)
  expect(sockets.length).toBe(before)
})

test('that a proxy finds nothing does not mean that the table is gone', async () => {
  answer(404, 'not found')
  const table = new Table('abc')
  await isTurnedAway(table)
  expect([table.state, table.busy]).toEqual(['lost', false])
  table.leave()
})
