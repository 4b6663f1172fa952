/** The room's clock, as far as this device knows it: deadlines are in the room's seconds, and the clocks of devices differ. */

/** The header tells whole seconds: on average it is half a second later there. */
const HALF_A_SECOND = 500

let ahead: number | null = null

/** Whether the room has told its time yet. */
export const knowsTime = (): boolean => ahead !== null

/** Compares the time of an answer with our own. */
export function noteTime(date: string | null, now = Date.now()): void {
  const told = Date.parse(date ?? '')
  if (!Number.isNaN(told)) ahead = told + HALF_A_SECOND - now
}

/** Whole seconds since then, never less than none. */
export function secondsSince(moment: number, now = Date.now()): number {
  return Math.max(0, Math.floor((now + (ahead ?? 0)) / 1000 - moment))
}

/** Whole seconds until then, never less than none. */
export function secondsUntil(deadline: number, now = Date.now()): number {
  return Math.max(0, Math.ceil(deadline - (now + (ahead ?? 0)) / 1000))
}
