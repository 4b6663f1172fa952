/** Keys of the replay: what they ask for, and when they belong to something else. */

export type Wish = 'first' | 'back' | 'forward' | 'last' | 'play'

const WISHES: Record<string, Wish> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
  ' ': 'play',
}

/** Fields move by the same keys themselves, and space presses the button that has the focus. */
export function wishOf(event: KeyboardEvent): Wish | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null
  const wish = WISHES[event.key] ?? null
  const at = event.target instanceof HTMLElement ? event.target : null
  if (at?.closest('input, textarea, select, [contenteditable]')) return null
  if (wish === 'play' && (event.repeat || at?.closest('button, a, summary'))) return null
  return wish
}
