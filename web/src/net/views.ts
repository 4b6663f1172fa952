/** What the room hands on without knowing it: facts of a game, which only the game's own board and speech understand. */

export type Facts = Record<string, unknown>

/** A fact of a game; `event` is its kind, the other fields are the game's own. */
export interface Event extends Facts {
  event: string
}

/** What every view has; the rest is the game's own and known to its board alone. */
export interface View extends Facts {
  phase?: string
  round?: number
  due?: number[]
  own?: { run?: string[] } | null
  ranking?: number[]
}
