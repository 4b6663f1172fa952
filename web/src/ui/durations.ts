/** Lengths of time, as the reader's language says them. */
import type { Language } from '../words'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The largest unit that fits, and how many of it. */
function measured(seconds: number): [count: number, unit: 'second' | 'minute' | 'hour' | 'day'] {
  if (seconds >= DAY) return [Math.floor(seconds / DAY), 'day']
  if (seconds >= HOUR) return [Math.floor(seconds / HOUR), 'hour']
  if (seconds >= MINUTE) return [Math.floor(seconds / MINUTE), 'minute']
  return [Math.floor(seconds), 'second']
}

/** So long: “2 minutes”. */
export function duration(language: Language, seconds: number): string {
  const [count, unit] = measured(seconds)
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** So long ago: “2 minutes ago”. */
export function ago(language: Language, seconds: number): string {
  const [count, unit] = measured(Math.max(0, seconds))
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
}

/** What is left, as a clock shows it: minutes and seconds in the last hour, before that only roughly. */
export function countdown(language: Language, seconds: number): string {
  if (seconds >= HOUR) return duration(language, seconds)
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}
