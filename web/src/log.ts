import type { Told, Update } from './net/protocol'

/** As core/events.py: a fading fact is shown in the chapter in which it happened and in the next one. */
const REMEMBERED_CHAPTERS = 1

/** The log after an update: a fresh one brings everything, any other adds to what was there. */
export function extended(log: readonly Told[], update: Update): Told[] {
  return readable(update.fresh ? update.events : [...log, ...update.events], update)
}

/** What has not faded. What has is forgotten here too: memory is the game. */
export function readable(log: readonly Told[], now: Pick<Update, 'chapter' | 'remembers'>): Told[] {
  if (now.remembers) return [...log]
  return log.filter((told) => told.lasting || now.chapter - told.chapter <= REMEMBERED_CHAPTERS)
}
