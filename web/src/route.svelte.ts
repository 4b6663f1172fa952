/** Which page is shown: `/` is the lobby, `/t/<id>` a table. */

export type Route = { page: 'lobby' } | { page: 'table'; id: string } | { page: 'nowhere' }

const TABLE = /^\/t\/([a-z0-9]+)\/?$/

export function routeOf(path: string): Route {
  const id = TABLE.exec(path)?.[1]
  if (id !== undefined) return { page: 'table', id }
  return path === '/' || path === '/index.html' ? { page: 'lobby' } : { page: 'nowhere' }
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
