import calm from '../icons/icon.svg'
import due from '../icons/icon-due.svg'
import { preferences } from '../preferences.svelte'
import { chime } from './chime'
import { notice } from './notice'

/** Whoever has only just answered is still looking: then their turn makes no sound. */
const LONG_ENOUGH = 3000

let waited = true
let calmSince = 0
let shown: Notification | null = null

/** Tells somebody who looks elsewhere whether the table waits for them: by title and icon, and as they wish. */
export function signal(title: string, waits: boolean): void {
  document.title = title
  const icon = document.getElementById('icon')
  if (icon instanceof HTMLLinkElement) icon.href = waits ? due : calm
  if (waits && !waited) call(title)
  if (!waits) settle()
  waited = waits
}

function call(title: string): void {
  const longAgo = Date.now() - calmSince > LONG_ENOUGH
  if (preferences.sound && (document.hidden || longAgo)) chime()
  if (preferences.notices && document.hidden) shown = notice(title)
}

function settle(): void {
  if (waited) calmSince = Date.now()
  shown?.close()
  shown = null
}
