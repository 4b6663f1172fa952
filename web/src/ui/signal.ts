import calm from '../icons/icon.svg'
import due from '../icons/icon-due.svg'

/** Tells somebody who looks at another tab whether the table waits for them: by title and icon. */
export function signal(title: string, waits: boolean): void {
  document.title = title
  const icon = document.getElementById('icon')
  if (icon instanceof HTMLLinkElement) icon.href = waits ? due : calm
}
