import { beforeEach, expect, test } from 'vitest'
import type { Answer } from '../src/net/protocol'
import { Visit, waitBefore, type Socket, type State } from '../src/net/visit'

class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((message: { data: unknown }) => void) | null = null
  onclose: ((closing: { code: number }) => void) | null = null
  sent: { kind: string; id?: string }[] = []
  closed = false
  ready = false

  send(data: string): void {
    if (!this.ready) throw new Error('not open yet')
    this.sent.push(JSON.parse(data) as { kind: string })
  }

  close(): void {
    this.closed = true
  }

  open(): void {
    this.ready = true
    this.onopen?.()
  }

  hear(answer: unknown): void {
    this.onmessage?.({ data: JSON.stringify(answer) })
  }

  drop(code = 1006): void {
    this.ready = false
    this.onclose?.({ code })
  }
}

let sockets: FakeSocket[]
let timers: { work: () => void; wait: number; stopped: boolean }[]
let heard: Answer[]
let states: State[]
let visit: Visit

beforeEach(() => {
  ;[sockets, timers, heard, states] = [[], [], [], []]
  let ids = 0
  const around = {
    connect: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    later: (work: () => void, wait: number) => {
      const timer = { work, wait, stopped: false }
      timers.push(timer)
      return () => (timer.stopped = true)
    },
    newId: () => `id-${(ids += 1)}`,
  }
  visit = new Visit(
    around,
    (answer) => heard.push(answer),
    (state) => states.push(state),
  )
  visit.open()
})

const socket = (): FakeSocket => sockets.at(-1) as FakeSocket
const choose = { kind: 'choose', decision: [3, 0] as [number, number], choices: ['castle'] } as const
const wish = { ...choose, choices: [...choose.choices] }

test('what is said before the connection stands is said then', () => {
  visit.say(wish)
  expect(socket().sent).toEqual([])
  socket().open()
  expect(socket().sent).toEqual([{ ...wish, id: 'id-1' }])
})

test('what was not answered is said again under the same id after a lost connection', () => {
  socket().open()
  visit.say(wish)
  visit.say({ kind: 'chat', text: 'hello' })
  socket().hear({ kind: 'done', id: 'id-2' })
  socket().drop()
  timers[0]?.work()
  expect(sockets).toHaveLength(2)
  socket().open()
  expect(socket().sent).toEqual([{ ...wish, id: 'id-1' }])
  socket().hear({ kind: 'done', id: 'id-1' })
  expect(visit.unanswered).toEqual([])
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open'])
})

test('a draft is considered once: after a lost connection nobody wants to know it any more', () => {
  socket().open()
  expect(visit.consider([3, 0], ['castle'])).toBe('id-1')
  visit.say(wish)
  expect(socket().sent.map((said) => [said.kind, said.id])).toEqual([
    ['consider', 'id-1'],
    ['choose', 'id-2'],
  ])
  socket().drop()
  expect(visit.consider([3, 0], ['auction'])).toBe('id-3')
  timers[0]?.work()
  socket().open()
  expect(socket().sent.map((said) => said.id)).toEqual(['id-2'])
})

test('what was refused is not said again, and what could not be read was the oldest', () => {
  socket().open()
  visit.say(wish)
  visit.say({ kind: 'chat', text: 'hello' })
  socket().hear({ kind: 'refused', id: null, problem: { key: 'error-too-much', facts: {} } })
  expect(visit.unanswered.map((said) => said.id)).toEqual(['id-2'])
  socket().hear({ kind: 'refused', id: 'id-2', problem: { key: 'error-stale', facts: {} } })
  expect(visit.unanswered).toEqual([])
  expect(heard).toHaveLength(2)
})

test('waits grow up to a limit, and begin anew after a success', () => {
  expect([0, 1, 2, 20].map(waitBefore)).toEqual([500, 1000, 2000, 15000])
  socket().drop()
  timers.at(-1)?.work()
  socket().drop()
  expect(timers.map((timer) => timer.wait)).toEqual([500, 1000])
  timers.at(-1)?.work()
  socket().open()
  socket().hear({ kind: 'chat', lines: [] })
  socket().drop()
  expect(timers.at(-1)?.wait).toBe(500)
})

test.each([1012, 1013])('a room that is busy (%i) is tried again: nothing is gone, and nothing is lost', (code) => {
  socket().open()
  visit.say(wish)
  socket().drop(code)
  expect(states.at(-1)).toBe('busy')
  timers.at(-1)?.work()
  socket().open()
  expect(socket().sent).toEqual([{ ...wish, id: 'id-1' }])
})

test('a room that lets one in only to close again is asked less and less often', () => {
  for (const wait of [500, 1000, 2000]) {
    socket().open()
    socket().drop(1013)
    expect(timers.at(-1)?.wait).toBe(wait)
    timers.at(-1)?.work()
  }
})

test('so is a room that shows the table, but cannot store what is said', () => {
  visit.say(wish)
  for (const wait of [500, 1000, 2000]) {
    socket().open()
    socket().hear({ kind: 'chat', lines: [] })
    socket().drop(1013)
    expect(timers.at(-1)?.wait).toBe(wait)
    timers.at(-1)?.work()
  }
  socket().open()
  socket().hear({ kind: 'done', id: 'id-1' })
  socket().drop(1013)
  expect(timers.at(-1)?.wait).toBe(500)
})

test.each([1006, 1011, 4500, 4503])('a mistake of the room (%i) is tried again, too', (code) => {
  socket().drop(code)
  expect(states.at(-1)).toBe('lost')
  expect(timers).toHaveLength(1)
})

test('an unknown table is not tried again', () => {
  socket().drop(4404)
  expect(timers).toEqual([])
  expect(states.at(-1)).toBe('refused')
})

test('after sitting down one connection replaces the other, and the old one is not heard any more', () => {
  const old = socket()
  old.open()
  visit.reopen()
  expect(old.closed).toBe(true)
  old.hear({ kind: 'chat', lines: [] })
  old.drop()
  expect(heard).toEqual([])
  expect(timers).toEqual([])
  expect(sockets).toHaveLength(2)
})

test('who leaves does not come back', () => {
  socket().open()
  visit.end()
  socket().drop()
  expect(timers).toEqual([])
})
