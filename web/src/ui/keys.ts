/** Keys for choices: digits first, then letters that mean nothing else at the table. */

export const UNDO = 'u'
export const CHAT = 'c'

const CHOICES = '123456789' + [...'abdefghijklmnopqrstvwxyz'].join('')

/** The key of the choice at this place; the last of very many have none. */
export function keyOf(place: number): string {
  return CHOICES[place] ?? ''
}

export function placeOf(key: string): number {
  return key.length === 1 ? CHOICES.indexOf(key.toLowerCase()) : -1
}

/** Enter on a button or a link presses that one. */
export function isOnControl(event: KeyboardEvent): boolean {
  const at = event.target
  return at instanceof HTMLElement && at.closest('button, a, summary, label') !== null
}

/** Keys belong to whoever is writing, to an open dialog, and to the browser where a modifier is held. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
  if (document.querySelector('dialog:modal')) return false
  const at = event.target
  return !(at instanceof HTMLElement && at.closest('input, textarea, select, [contenteditable]'))
}
