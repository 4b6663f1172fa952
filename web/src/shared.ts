/** Seats and devices: who looks at a device that several share, when it changes hands, and whose seat was handed on. */
import type { ChairInfo, TableInfo, Update } from './net/protocol'
import type { Words } from './words'

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

/** Who sits there: a guest in somebody else's seat is named with its owner. */
export function sitting(chair: ChairInfo, words: Words): string {
  if (chair.name === null) return words.say('web-chair-free')
  const guest = chair.owner !== null && chair.owner !== chair.name
  return guest ? words.say('web-chair-for', { name: chair.name, owner: chair.owner }) : chair.name
}

/** What became of a seat while its owner was away. Whoever plays there may not have given a name of their own. */
export function lending(info: TableInfo, seat: number, words: Words): string {
  const chair = info.chairs[seat]
  const guest = chair && chair.name !== chair.owner ? chair.name : null
  return guest === null ? words.say('web-lent-unnamed') : words.say('web-lent', { name: guest })
}

const GOING_ON = ['waiting', 'playing', 'paused']

/** The seat that can be taken back, one after the other, for as long as there is something to play. */
export function lentSeat(info: TableInfo | null, lent: readonly number[]): number | null {
  return info && GOING_ON.includes(info.status) ? (lent[0] ?? null) : null
}
