/** Names under which a machine speaks of itself: no other machine finds it by them. */
const OF_ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether a link leads nowhere on any other machine. */
export function isOfThisMachine(link: string): boolean {
  return OF_ITSELF.test(new URL(link).hostname)
}

/** A link for others: under the page's own address, or where that is of this machine, under the house's, if it has one. */
export function linkFor(path: string, page: string, house: string): string {
  const own = new URL(path, page).href
  return house && isOfThisMachine(own) ? new URL(path, house).href : own
}
