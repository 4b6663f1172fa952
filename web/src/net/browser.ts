import { newId, socketPath } from './http'
import type { Socket, Surroundings } from './visit'

/** The real surroundings of a visit. */
export function browserSurroundings(table: string, seat: number | null): Surroundings {
  return {
    connect: () => new WebSocket(address(table, seat)) as unknown as Socket,
    later: (work, milliseconds) => {
      const timer = setTimeout(work, milliseconds)
      return () => clearTimeout(timer)
    },
    newId,
  }
}

function address(table: string, seat: number | null): string {
  const found = new URL(socketPath(table, seat), location.href)
  found.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return found.href
}
