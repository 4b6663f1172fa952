/** A box that somebody looks at and may correct: the room judges every change, a moment after it was made. */
import { remember } from '../../box'
import { ask, problemOf } from '../../net/http'
import type { Box, Judged, Problem } from '../../net/protocol'
import { about, anywhere, all, nearest, named, placeOf, touches, treeOf, type Group, type Place, type Value } from './tree'

const REST = 350

export class Editor {
  draft = $state<Group>({})
  /** As the room has judged it last, and found it good. */
  box = $state.raw<Box | null>(null)
  problem = $state.raw<Problem | null>(null)
  /** Where the problem is shown. */
  trouble = $state('')
  checking = $state(false)
  changed = $state(false)

  private edited: Place = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(
    readonly usual: Box,
    start: Box,
  ) {
    this.draft = treeOf(start.components)
    this.box = start
    this.changed = start.digest !== usual.digest
  }

  get file(): string {
    return JSON.stringify(this.draft)
  }

  /** Something has been changed there. */
  touch(place: Place): void {
    this.edited = place
    this.changed = true
    this.checking = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.judge(), REST)
  }

  async judge(file = this.file): Promise<boolean> {
    this.checking = true
    const turn = (this.turn += 1)
    try {
      const { box, problem } = await ask<Judged>('/api/boxes/judge', { game: this.usual.game, file })
      if (turn !== this.turn) return false
      this.box = box ?? this.box
      this.complain(problem ?? null)
    } catch (error) {
      if (turn === this.turn) this.complain(problemOf(error))
    }
    this.checking = false
    return this.problem === null
  }

  /** A file that somebody has brought takes the place of what was there. */
  async open(file: string): Promise<void> {
    this.edited = []
    if ((await this.judge(file)) && this.box) {
      this.draft = treeOf(this.box.components)
      this.changed = this.box.digest !== this.usual.digest
    }
  }

  startOver(): void {
    clearTimeout(this.timer)
    this.turn += 1
    this.draft = treeOf(this.usual.components)
    this.box = this.usual
    this.checking = this.changed = false
    this.complain(null)
  }

  /** Tried out by the room, so that tables can be set up with it. */
  async keep(): Promise<Box> {
    try {
      const found = await ask<Box>('/api/boxes', { game: this.usual.game, file: this.file })
      remember(found)
      this.box = found
      this.complain(null)
      return found
    } catch (error) {
      this.complain(problemOf(error))
      throw error
    }
  }

  leave(): void {
    clearTimeout(this.timer)
  }

  private complain(problem: Problem | null): void {
    this.problem = problem
    this.trouble = problem === null ? '' : named(this.whereIs(problem))
  }

  /** Beside what was changed last, if that may be it; else as near as the room says. */
  private whereIs(problem: Problem): Place {
    const place = placeOf(String(problem.facts['place'] ?? ''))
    if (place.length && this.edited.length && touches(place, this.edited)) return this.edited
    return nearest(this.draft, place)
  }

  // --- what the box could have ----------------------------------------------------------------

  /** Something that may stand there, as it stands in another place like this one, or as it is if nothing is said. */
  sample(place: Place): Value | undefined {
    const pattern = anywhere(this.draft, place)
    const empty = (value: Value): boolean => value === null || (Array.isArray(value) && !value.length)
    const found = all(this.usual.components as Value, pattern).find((value) => !empty(value))
    const left = about(this.usual.optional as Record<string, Value>, pattern)
    return found ?? left ?? undefined
  }

  /** What may be added to a group, by name. */
  missing(place: Place, group: Group): string[] {
    const pattern = anywhere(this.draft, place)
    const others = all(this.usual.components as Value, pattern).flatMap((each) => Object.keys(each as Group))
    const depth = pattern.length
    const optional = Object.keys(this.usual.optional).map((name) => name.split('.'))
    const left = optional.filter((each) => each.length === depth + 1 && touches(each, pattern)).map((each) => each[depth] ?? '')
    return [...new Set([...others, ...left])].filter((name) => !(name in group))
  }

  /** What others like it say: for suggestions. */
  words(place: Place): string[] {
    const found = all(this.usual.components as Value, anywhere(this.draft, place))
    return [...new Set(found.filter((each) => typeof each === 'string'))].sort()
  }

  /** Where a value comes from: R the rules, S a description, X reconstructed. */
  origin(place: Place): string | undefined {
    return about((this.draft['status'] ?? {}) as Record<string, string>, place)
  }
}
