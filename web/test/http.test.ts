import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askOnce, newTable, Refusal, sitDown } from '../src/net/http'

interface Request {
  path: string
  key: string | undefined
}

let asked: Request[]
let answers: (() => Promise<Response>)[]

const answer = (status: number, body: unknown) => () => Promise.resolve(new Response(JSON.stringify(body), { status }))
const lost = () => Promise.reject(new TypeError('the network has gone'))
const keyOf = (request: Request | undefined): string => request?.key ?? 'none'

beforeEach(() => {
  asked = []
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, key: new Headers(init.headers).get('Idempotency-Key') ?? undefined })
    return (answers.shift() ?? lost)()
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled<T>(work: Promise<T>): Promise<T> {
  const found = work.catch((error: unknown) => error as T)
  await vi.runAllTimersAsync()
  return found
}

test('a chair whose answer is lost is asked for again under the same key', async () => {
  answers = [lost, answer(503, { key: 'error-store-away', facts: {} }), answer(201, { table: 't', seat: 1, token: 'x' })]
  expect(await settled(sitDown('t', 'Bob'))).toEqual({ table: 't', seat: 1, token: 'x' })
  expect(new Set(asked.map(keyOf)).size).toBe(1)
  expect(keyOf(asked[0])).toMatch(/^[0-9a-f]{32}$/)
})

test('whoever presses the button again after the room did not answer asks under the same key', async () => {
  expect(await settled(sitDown('t', 'Ann'))).toBeInstanceOf(Refusal)
  answers = [answer(201, { table: 't', seat: 1, token: 'x' })]
  await settled(sitDown('t', 'Ann'))
  expect(asked).toHaveLength(4)
  expect(new Set(asked.map(keyOf)).size).toBe(1)
})

test('what was answered is answered: a second table is another table', async () => {
  answers = [answer(201, { table: 'a' }), answer(201, { table: 'b' })]
  const wanted = { game: 'adel', name: 'Ann', chairs: [{}] } as unknown as Parameters<typeof newTable>[0]
  await settled(newTable(wanted))
  await settled(newTable(wanted))
  expect(new Set(asked.map(keyOf)).size).toBe(2)
})

test('a refusal is an answer', async () => {
  answers = [answer(409, { key: 'error-taken', facts: {} })]
  const refused = await settled(askOnce('/api/tables/t/sit', { name: 'Eve' }))
  expect(refused).toBeInstanceOf(Refusal)
  expect(asked).toHaveLength(1)
})
