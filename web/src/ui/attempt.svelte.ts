import { problemOf } from '../net/http'
import type { Problem } from '../net/protocol'

/**
 * Something that the room may refuse: while it is under way nothing else is asked, and a refusal is kept to be shown. Its
 * buttons are `aria-disabled` meanwhile: one that is really disabled would lose the focus.
 */
export class Attempt {
  busy = $state(false)
  problem = $state.raw<Problem | null>(null)

  async make<T>(work: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null
    this.busy = true
    this.problem = null
    try {
      return await work()
    } catch (error) {
      this.problem = problemOf(error)
      return null
    } finally {
      this.busy = false
    }
  }
}
