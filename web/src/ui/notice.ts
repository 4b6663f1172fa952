/** Notices of the system, for those who want them. */

const TAG = 'club-turn'

/** Whether this browser has notices at all: pages without https have none. */
export const canGiveNotice = (): boolean => isSecureContext && 'Notification' in window

/** Asks for permission, as browsers want it: only when somebody switches notices on. */
export async function mayGiveNotice(): Promise<boolean> {
  return canGiveNotice() && (await Notification.requestPermission()) === 'granted'
}

/** One at a time, with nothing in it that others should not read; a click leads back to the table. Nothing where it may not be. */
export function notice(title: string): Notification | null {
  if (!canGiveNotice() || Notification.permission !== 'granted') return null
  try {
    const found = new Notification(title, { tag: TAG, icon: '/icon-192.png' })
    found.onclick = () => {
      window.focus()
      found.close()
    }
    return found
  } catch {
    // Phones have the permission, but show only notices of installed workers.
    return null
  }
}
