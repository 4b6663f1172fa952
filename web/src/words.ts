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

/** What is in a box, as the room has it: each game knows its own. */
export type Components = Readonly<Record<string, unknown>>

/** One language about one game and its box (or none). */
export class Words {
  private readonly bundle: FluentBundle
  private readonly own: ReadonlyMap<string, string>
  private readonly ids: ReadonlySet<string>
  private readonly numbers: Readonly<Record<string, number>>

  constructor(
    readonly language: Language,
    sources: readonly string[],
    readonly roles: Roles = {},
    readonly components: Components = {},
  ) {
    this.own = ownNames(components, language)
    this.ids = idsIn(components)
    this.numbers = numbersIn(components)
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  /** The same language about another box. */
  with(components: Components): Words {
    const [own, ids, numbers] = [ownNames(components, this.language), idsIn(components), numbersIn(components)]
    const fresh = { components, own, ids, numbers }
    return Object.assign(Object.create(Words.prototype) as Words, this, fresh)
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
    const text = this.bundle.formatPattern(pattern, { ...this.numbers, ...said }, errors)
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

  /**
   * A thing of the game, `villa_a`, in words; the second one on a board is `villa_a.2`. Else as it is. What goes by its
   * id, as `B1660` does, keeps that beside a name of its own.
   */
  named(name: string): string {
    const [kind, number] = parted(name, '.')
    const usual = this.trySay(`name-${kind}`) ?? (this.ids.has(kind) ? kind.replaceAll('_', ' ') : null)
    const own = this.own.get(kind)
    if (usual === null) return own === undefined ? name : `${name} (${own})`
    const said = own ?? usual
    return number ? `${said} (${number})` : said
  }

  /** The name that the box itself gives to a thing. */
  ownName(name: string): string | null {
    return this.own.get(parted(name, '.')[0]) ?? null
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

/** What a box calls its things: in this language, else in the first one that there is. */
export function ownNames(components: Components, language: Language): Map<string, string> {
  const names = Object.entries((components['names'] ?? {}) as Record<string, Partial<Record<Language, string>>>)
  const order = [language, ...LANGUAGES]
  return new Map(names.flatMap(([thing, said]) => order.flatMap((each) => said[each] ?? []).slice(0, 1).map((name) => [thing, name] as const)))
}

/** Things that have an id, and maybe no name anywhere. */
function idsIn(components: Components): Set<string> {
  const lists = Object.values(components).filter((part) => Array.isArray(part))
  const tables = lists.flat() as unknown[]
  return new Set(tables.flatMap((each) => (isThing(each) ? each.id : [])))
}

/** What is about the file and not about the game. */
const ABOUT = ['version', 'title', 'names', 'status']

/** Every number that has a place of its own, as texts call it: `box-track-final-0`. What is on cards is not here. */
function numbersIn(components: Components): Record<string, number> {
  const found: Record<string, number> = {}
  const collect = (part: unknown, name: string): void => {
    if (typeof part === 'number') found[name] = part
    else if (Array.isArray(part)) {
      if (part.every((each) => typeof each === 'number')) part.forEach((each, at) => (found[`${name}-${at}`] = each))
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, value] of Object.entries(part)) collect(value, `${name}-${key}`)
    }
  }
  for (const [name, part] of Object.entries(components)) if (!ABOUT.includes(name)) collect(part, `box-${name}`)
  return found
}

function isThing(value: unknown): value is { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
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
