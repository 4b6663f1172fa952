/** Names under which a machine speaks of itself: no other machine finds it by them. */
const OF_ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/

/** Whether a link leads nowhere on any other machine. */
export function isOfThisMachine(link: string): boolean {
  return OF_ITSELF.test(new URL(link).hostname)
}
