/** Where a reader stands in a replay, as the address keeps it: `?step=12&seat=1`. */

export interface Position {
  step: number
  /** Whose eyes; none where everything is open. */
  seat: number | null
}

const NUMBER = /^\d{1,9}$/

/** Whatever cannot be read is the beginning, with everything open. */
export function positionOf(search: string): Position {
  const found = new URLSearchParams(search)
  return { step: number(found.get('step')) ?? 0, seat: number(found.get('seat')) }
}

export function searchOf({ step, seat }: Position): string {
  return seat === null ? `?step=${step}` : `?step=${step}&seat=${seat}`
}

function number(text: string | null): number | null {
  return text !== null && NUMBER.test(text) ? Number(text) : null
}
