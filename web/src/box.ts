/** The box of a table: component data, which never change under one digest and are fetched once. */
import { ask } from './net/http'
import type { Box } from './net/protocol'

const known = new Map<string, Promise<Box>>()

export const boxAddress = (game: string, digest: string): string =>
  `/api/boxes/${encodeURIComponent(game)}/${encodeURIComponent(digest)}`

export function boxOf(game: string, digest: string): Promise<Box> {
  const path = boxAddress(game, digest)
  const found = known.get(path) ?? ask<Box>(path)
  known.set(path, found)
  // A failure is not remembered: the next try may succeed.
  found.catch(() => known.delete(path))
  return found
}

/** A box that the room has just told us. */
export function remember(box: Box): void {
  known.set(boxAddress(box.game, box.digest), Promise.resolve(box))
}
