import { expect, test } from 'vitest'
import { knowsTime, noteTime, secondsSince, secondsUntil } from '../src/net/clock'
import { ago, countdown, duration } from '../src/ui/durations'

const NOON = Date.parse('2026-03-01T12:00:00Z')

test('deadlines are counted by the clock of the room, not by that of the device', () => {
  expect(knowsTime()).toBe(false)
  const slow = NOON - 3_600_000 // this device is an hour behind
  noteTime('Sun, 01 Mar 2026 12:00:00 GMT', slow)
  expect(knowsTime()).toBe(true)
  expect(secondsUntil(NOON / 1000 + 30, slow)).toBe(30)
  expect(secondsSince(NOON / 1000 - 90, slow)).toBe(90)
})

test('what cannot be read as a time changes nothing, and nothing is less than none', () => {
  noteTime('Sun, 01 Mar 2026 12:00:00 GMT', NOON)
  noteTime(null, 0)
  noteTime('later', 0)
  expect(secondsUntil(NOON / 1000 + 5, NOON)).toBe(5)
  expect(secondsUntil(NOON / 1000 - 5, NOON)).toBe(0)
  expect(secondsSince(NOON / 1000 + 5, NOON)).toBe(0)
})

test('lengths of time in words', () => {
  expect([30, 60, 120, 3600, 259_200].map((seconds) => duration('en', seconds))).toEqual([
    '30 seconds',
    '1 minute',
    '2 minutes',
    '1 hour',
    '3 days',
  ])
  expect(duration('de', 900)).toBe('15 Minuten')
  expect(ago('en', 7200)).toBe('2 hours ago')
})

test('the last hour is counted down, what is longer only told', () => {
  expect(countdown('en', 65)).toBe('1:05')
  expect(countdown('en', 9)).toBe('0:09')
  expect(countdown('en', 7201)).toBe('2 hours')
})
