/** Whoever walks by Tab goes on where they were, even if the button that they pressed has gone with its question. */

/** What takes the focus when something inside it has gone. */
const REFUGE = '[tabindex="-1"]'

/** Watches a page for as long as it is there. */
export function keepFocus(page: HTMLElement): () => void {
  let held: HTMLElement | null = null
  let refuges: HTMLElement[] = []

  function hold({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement)) return
    held = target
    refuges = refugesOf(target, page)
  }

  /** Who goes elsewhere has lost nothing; what has gone itself is known only after the change is through. */
  function release({ target }: FocusEvent): void {
    queueMicrotask(() => {
      if (held && held === target && isThere(held) && document.activeElement !== held) held = null
    })
  }

  function look(): void {
    if (held === null || isThere(held)) return
    const lost = document.activeElement === held || document.activeElement === document.body
    held = null
    const refuge = refuges.find((each) => each.isConnected)
    if (lost && refuge) goTo(refuge)
  }

  const observer = new MutationObserver(look)
  observer.observe(page, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', hold)
  page.addEventListener('focusout', release)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', hold)
    page.removeEventListener('focusout', release)
  }
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled')
}

/** The nearest comes first, the page last. */
function refugesOf(element: HTMLElement, page: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let each: HTMLElement | null = element; each && page.contains(each); each = each.parentElement) {
    if (each !== element && each.matches(REFUGE)) found.push(each)
  }
  return found
}

/** What comes next is seen from its beginning, and nothing moves that is in sight. */
function goTo(refuge: HTMLElement): void {
  refuge.focus({ preventScroll: true })
  if (refuge.getBoundingClientRect().top < 0) refuge.scrollIntoView()
}
