import { noteTime } from './clock'
import type { Film, GameInfo, GameTexts, House, NewTable, Problem, Seated, TableInfo } from './protocol'

/** What the room refused, with the reason as a key and facts. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.key)
  }
}

/** Said where the room did not answer at all, or not as agreed. */
export const UNREACHABLE: Problem = { key: 'web-unreachable', facts: {} }

export async function ask<T>(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new Refusal(UNREACHABLE, 0)
  }
  noteTime(answer.headers.get('Date'))
  const found: unknown = await answer.json().catch(() => null)
  if (answer.ok) return found as T
  throw new Refusal(isProblem(found) ? found : UNREACHABLE, answer.status)
}

/** Milliseconds before a request is made again whose answer was lost. */
const PAUSES = [500, 1500]
const LOST = [0, 502, 503, 504]
const unanswered = new Map<string, string>()

/**
 * For what must happen once (a table, a chair): asked again under the same key until the room has answered, also when
 * somebody presses the button again.
 */
export async function askOnce<T>(path: string, body: unknown): Promise<T> {
  const wanted = `${path} ${JSON.stringify(body)}`
  const key = unanswered.get(wanted) ?? newId()
  unanswered.set(wanted, key)
  for (const pause of [...PAUSES, null]) {
    try {
      const found = await ask<T>(path, body, { 'Idempotency-Key': key })
      unanswered.delete(wanted)
      return found
    } catch (error) {
      const lost = error instanceof Refusal && LOST.includes(error.status)
      if (!lost) unanswered.delete(wanted)
      if (!lost || pause === null) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  throw new Refusal(UNREACHABLE, 0)
}

/** 128 random bits. `crypto.randomUUID` exists only on pages over https, and clubs at home have none. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isProblem(found: unknown): found is Problem {
  return typeof found === 'object' && found !== null && 'key' in found && 'facts' in found
}

export function problemOf(error: unknown): Problem {
  return error instanceof Refusal ? error.problem : UNREACHABLE
}

/** Said where the room is there, but cannot reach its store: it will in a moment, and nothing is lost. */
export const STORE_AWAY = 'error-store-away'
export const NO_TABLE = 'error-no-table'

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const showHouse = (): Promise<House> => ask('/api/house')
export const listGames = (): Promise<GameInfo[]> => ask('/api/games')
/** The words of a game that this client was built without. */
export const showTexts = (game: string, language: string): Promise<GameTexts> =>
  ask(`/api/games/${encodeURIComponent(game)}/texts/${language}`)
export const listTables = (): Promise<TableInfo[]> => ask('/api/tables')
export const showTable = (id: string): Promise<TableInfo> => ask(table(id))
export const newTable = (wanted: NewTable): Promise<Seated> => askOnce('/api/tables', wanted)
export const sitDown = (id: string, name: string): Promise<Seated> => askOnce(`${table(id)}/sit`, { name })
export const begin = (id: string): Promise<TableInfo> => ask(`${table(id)}/begin`, {})
export const recordAddress = (id: string): string => `${table(id)}/record`
export const socketPath = (id: string, seat: number | null): string =>
  `${table(id)}/socket${seat === null ? '' : `?seat=${seat}`}`
export const sendRecord = (record: unknown): Promise<TableInfo> => ask('/api/records', record)
/** A part of a finished game as a seat got it, or with everything open; from -1 on the last frame. */
export const showFilm = (id: string, seat: number | null, first: number, count: number): Promise<Film> =>
  ask(`${table(id)}/replay?${seat === null ? '' : `seat=${seat}&`}first=${first}&count=${count}`)
