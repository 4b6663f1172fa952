/** What is told at a table: events of the game, which may fade, and notices of the room. */
import { secondsSince } from './net/clock'
import type { Line, Problem, Told, Update } from './net/protocol'
import type { Words } from './words'

/** The log after an update: a fresh one brings everything, any other adds to what was there. */
export function extended(log: readonly Told[], update: Update): Told[] {
  return readable(update.fresh ? update.events : [...log, ...update.events], update)
}

/** What has not faded. What has is forgotten here too: memory is the game. */
export function readable(log: readonly Told[], now: Pick<Update, 'chapter' | 'remembers'>): Told[] {
  if (now.remembers) return [...log]
  return log.filter(({ until }) => until === null || now.chapter <= until)
}

const DAY = 24 * 3600
/** More than these would hide the table; all of them stand in the chat. */
const MOST = 2

/** The newest notices that come after the last one that was read; what is older than a day is history. */
export function unread(lines: readonly Line[], read: number, now = Date.now()): Line[] {
  return lines
    .filter((line) => line.notice !== null && line.number > read && secondsSince(line.made, now) < DAY)
    .slice(-MOST)
}

/** A notice in words. One that only a newer room knows is shown as it came. */
export function noticed({ notice, text }: Line, words: Words): string {
  if (notice === null) return text
  return nameless(notice, words) ?? words.trySay(notice.key, notice.facts) ?? text
}

/** What is said of somebody who gave no name of their own, and plays under that of the owner. */
const NAMELESS: Record<string, string> = {
  'notice-seat-handed-on': 'web-notice-seat-handed-on',
  'notice-seat-taken-back': 'web-notice-seat-taken-back',
}

/** “From Ann to Ann” would tell nobody anything. */
function nameless({ key, facts }: Problem, words: Words): string | null {
  const other = NAMELESS[key]
  return other && facts['name'] === facts['to'] ? words.trySay(other, facts) : null
}
