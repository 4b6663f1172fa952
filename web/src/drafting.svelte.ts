/** Puts an answer together with the room's help: one click after the other, each answered before the next is looked at. */
import {
  emptyDraft,
  isSingle,
  packed,
  same,
  unpacked,
  whole,
  withoutPicked,
  withPicked,
  type Decision,
  type Draft,
} from './draft'
import type { Considered, Update } from './net/protocol'

/** As much of a room as a draft needs. */
export interface Room {
  consider: (decision: Decision, choices: string[]) => string
  choose: (choices: string[]) => void
  /** Whether a choice that is a whole answer needs no confirmation. */
  atOnce: () => boolean
  recall: () => string | null
  keep: (text: string | null) => void
}

const NOTHING: Draft = { choices: [], chosen: [], options: [], facts: [], outlook: {}, complete: false, closing: [] }

export class Drafting {
  now = $state.raw<Draft>(NOTHING)
  private decision: Decision | null = null
  private asked: string | null = null
  /** What the room was asked about last: if the answer got lost, it is asked anew. */
  private wanted: string[] = []
  private eager = false
  private clicks: (() => void)[] = []

  constructor(private readonly room: Room) {}

  /** The table has changed: another question begins anew; and after an absence, does the draft still stand? */
  look(update: Update): void {
    const changed = !same(update.decision, this.decision)
    if (!changed && !update.fresh) return
    this.decision = update.decision
    this.asked = null
    this.clicks = []
    const kept = changed ? this.recalled() : this.wanted
    this.now = emptyDraft(update)
    this.wanted = []
    if (kept.length) this.consider(kept)
    else if (changed) this.room.keep(null)
  }

  /** A click on a choice that is on offer; a second one, too fast for the room, is meant for what the first has picked. */
  pick(choice: string): void {
    this.click(() => {
      if (this.isWhole(choice)) this.say()
      else if (this.now.options.includes(choice) || !this.now.choices.includes(choice)) this.add(choice)
    })
  }

  /** A click on a choice that was picked: it goes again, unless it is a whole answer. Then it is meant. */
  press(choice: string): void {
    this.click(() => {
      if (this.isWhole(choice)) this.say()
      else this.consider(withoutPicked(this.now, choice))
    })
  }

  /** The last of those that were picked goes again. */
  takeOut(): void {
    this.click(() => this.consider(this.now.choices.slice(0, -1)))
  }

  confirm(): void {
    this.click(() => this.say())
  }

  hear(answer: Considered): void {
    if (answer.id !== this.asked) return
    this.now = { ...answer, closing: this.now.closing }
    this.wanted = answer.choices
    if (this.decision) this.room.keep(packed(this.decision, answer.choices))
    if (this.eager && isSingle(this.now)) this.say()
    this.next()
  }

  /** The room would not consider it: all stays as it was. */
  refused(id: string | null): void {
    if (id !== null && id !== this.asked) return
    this.wanted = this.now.choices
    this.next()
  }

  private click(work: () => void): void {
    if (this.asked === null) work()
    else this.clicks.push(work)
  }

  private next(): void {
    this.asked = null
    while (this.asked === null && this.clicks.length) this.clicks.shift()?.()
  }

  private isWhole(choice: string): boolean {
    return isSingle(this.now) && this.now.choices[0] === choice
  }

  private add(choice: string): void {
    const begins = !this.now.choices.length
    this.consider(withPicked(this.now, choice))
    this.eager = begins && this.room.atOnce()
  }

  private consider(choices: string[]): void {
    this.eager = false
    this.wanted = choices
    if (this.decision) this.asked = this.room.consider(this.decision, choices)
  }

  private say(): void {
    const choices = whole(this.now)
    if (choices) this.room.choose(choices)
  }

  private recalled(): string[] {
    return this.decision ? unpacked(this.room.recall(), this.decision) : []
  }
}
