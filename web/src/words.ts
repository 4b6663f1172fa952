/**
 * Says keys, errors, events and choices in words, from the catalogues of the package: the counterpart of
 * src/clubantique/texts/words.py, and tested against what that one says.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Problem, Range } from './net/protocol'
import type { Event, Facts } from './net/views'

export const LANGUAGES = ['en', 'de', 'nl', 'it'] as const
export type Language = (typeof LANGUAGES)[number]

/**
 * What the fields of a game's views, events and facts are about, by name: the annotations in Python. `backs` are cards
 * that lie face down, `by-seat` is a list with one thing for each seat.
 */
export type Role = 'seat' | 'choice' | 'name' | 'backs' | 'by-seat'
export type Roles = Record<string, Role>

const LONGEST_TEXT = 1500
const LARGEST_NUMBER = 1e15
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu

/** What somebody wrote, as it can be shown in one line: no control characters, and not too long. */
export function presentable(text: string): string {
  const shown = text.replace(UNPRINTABLE, '\u{FFFD}')
  return [...shown].length <= LONGEST_TEXT ? shown : [...shown].slice(0, LONGEST_TEXT - 1).join('') + '…'
}

export class Words {
  private readonly bundle: FluentBundle

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly roles: Roles = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** The words of a message. A key that is missing or cannot be said is a mistake of ours, but no reason to stop a game. */
  say(key: string, facts: Facts = {}): string {
    return this.trySay(key, facts) ?? key
  }

  /** The words of a message, or nothing where it is missing or lacks a fact. */
  trySay(key: string, facts: Facts = {}): string | null {
    const pattern = this.bundle.getMessage(key)?.value
    if (pattern == null) return null
    const errors: Error[] = []
    const said = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, plain(fact)]))
    const text = this.bundle.formatPattern(pattern, said, errors)
    return errors.length ? null : text
  }

  problem(problem: Problem): string {
    return this.say(problem.key, problem.facts)
  }

  /**
   * A choice of the table, `bid 24`, in words: its first word is the message, the rest what it is about. Where that is
   * the number of a seat, a message can say `$player` instead of `$what`.
   */
  choice(text: string, players: readonly string[] = []): string {
    const [verb, what] = parted(text)
    const player = /^\d+$/.test(what) ? (players[Number(what)] ?? what) : what
    return this.trySay(`choice-${verb}`, { what: this.named(what), player }) ?? text
  }

  /** A thing of the game, `villa_a`, in words; the second one on a board is `villa_a.2`. Else as it is. */
  named(name: string): string {
    const [kind, number] = parted(name, '.')
    const said = this.trySay(`name-${kind}`)
    if (said === null) return name
    return number ? `${said} (${number})` : said
  }

  /** A fact in words, with the players' names. */
  event(event: Event, players: readonly string[]): string {
    return this.say(`event-${event.event}`, this.spoken(event, players))
  }

  /** Every fact as a message can say it: players by their names, choices, cards and ranges in words. */
  spoken(facts: Facts, players: readonly string[]): Facts {
    const said = Object.entries(facts).map(([name, value]) => [name, this.inWords(this.roles[name], value, players)])
    return Object.fromEntries(said) as Facts
  }

  /** Fields of one name can be a number here and a name there (`place`): what a value is decides with its role. */
  private inWords(role: Role | undefined, value: unknown, players: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((each) => this.inWords(role, each, players))
    if (isRange(value)) return value.least === value.most ? value.least : `${value.least}–${value.most}`
    if (role === 'seat' && typeof value === 'number') return players[value] ?? String(value)
    if (role === 'choice' && typeof value === 'string') return this.choice(value, players)
    if (role === 'name' && typeof value === 'string') return this.named(value)
    return value
  }
}

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'least' in value && 'most' in value
}

function plain(fact: unknown): FluentVariable {
  if (Array.isArray(fact)) return presentable(fact.map(String).join(', '))
  if (typeof fact === 'number' && Math.abs(fact) < LARGEST_NUMBER) return fact
  return presentable(String(fact))
}

/** A text before and after its first separator. */
export function parted(text: string, separator = ' '): [before: string, after: string] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}
