/**
 * Which page is shown: `/` is the lobby, `/t/<id>` a table, `/t/<id>/replay` its replay, `/seat` where a seat arrives,
 * `/box/<game>` and `/box/<game>/<digest>` what is in a box.
 */

export type Route =
  | { page: 'lobby' }
  | { page: 'seat' }
  | { page: 'table' | 'replay'; id: string }
  | { page: 'box'; game: string; digest: string | null }
  | { page: 'nowhere' }

const TABLE = /^\/t\/([a-z0-9]+)(\/replay)?\/?$/
const BOX = /^\/box\/([a-z0-9_]+)(?:\/([0-9a-f]{64}))?\/?$/

export function routeOf(path: string): Route {
  const [, id, replay] = TABLE.exec(path) ?? []
  if (id !== undefined) return { page: replay ? 'replay' : 'table', id }
  const [, game, digest] = BOX.exec(path) ?? []
  if (game !== undefined) return { page: 'box', game, digest: digest ?? null }
  if (path === '/' || path === '/index.html') return { page: 'lobby' }
  return path === '/seat' ? { page: 'seat' } : { page: 'nowhere' }
}

class Place {
  route = $state.raw<Route>(routeOf(location.pathname))

  constructor() {
    addEventListener('popstate', () => this.look())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  /** Goes on without a way back: for pages that have done what they were for. */
  goOn(path: string): void {
    history.replaceState(null, '', path)
    this.look()
    scrollTo(0, 0)
  }

  private look(): void {
    this.route = routeOf(location.pathname)
  }
}

export const place = new Place()

/** For links within the club: no new page is loaded, unless the reader wants another tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!plain || !(link instanceof HTMLAnchorElement)) return
  event.preventDefault()
  place.go(link.pathname)
}
