/** A device that several players share: who looks at it, and when it changes hands. */
import type { Update } from './net/protocol'

/** Whom of those at this device the room waits for; bots answer for themselves. */
export function dueHere(update: Update): number[] {
  const due = update.view.due ?? []
  return update.mine.filter((seat) => due.includes(seat) && !update.table.chairs[seat]?.stands_in)
}

/** Who should have the device instead: nobody as long as the room waits for whoever has it. */
export function nextHere(update: Update): number[] {
  const due = dueHere(update)
  return update.seat !== null && due.includes(update.seat) ? [] : due
}

/**
 * Whether the device has to change hands before this is shown: because nobody has said yet who is looking, because
 * the seat of whoever looked has moved to another device, or because it has become another player's turn. Whoever comes
 * back while the others are due may stay, to read or to take something back.
 */
export function changesHands(before: Update | null, now: Update, as: number | null): boolean {
  if (as !== null && now.seat !== null && as !== now.seat) return true
  if (now.mine.length < 2) return false
  if (as === null) return true
  return before !== null && nextHere(before).length === 0 && nextHere(now).length > 0
}
