/**
 * A view as labelled rows, for boards that know nothing of the game: one's own first, then everybody's, then the table.
 * The counterpart of src/clubantique/texts/sheet.py, and tested against what that one makes.
 */
import type { Facts, View } from './net/views'
import type { Words } from './words'

/** A label and what belongs to it: one thing, several, or nothing; or so many backs of cards. */
export interface Row {
  label: string
  chips: string[]
  backs: number
}

/** What everybody sees of a player. */
export interface PlayerRows {
  name: string
  you: boolean
  due: boolean
  rows: Row[]
}

export interface Sheet {
  own: Row[]
  players: PlayerRows[]
  table: Row[]
  memory: Row[]
}

/** What every view has: it is shown around the board, or has a place of its own. */
const HOUSE = ['seat', 'step', 'round', 'phase', 'asked', 'due', 'own', 'memory', 'ranking']

export function sheetOf(view: View, words: Words, players: readonly string[]): Sheet {
  return new Clerk(words, players).sheet(view)
}

class Clerk {
  private readonly marked: boolean

  constructor(
    private readonly words: Words,
    private readonly players: readonly string[],
  ) {
    this.marked = Object.values(words.roles).includes('by-seat')
  }

  sheet(view: View): Sheet {
    const own = Object.entries(view.own ?? {}).filter(([name]) => name !== 'run')
    const fields = Object.entries(view).filter(([name]) => !HOUSE.includes(name))
    const theirs = fields.filter(([name, value]) => this.isBySeat(name, value)) as [string, unknown[]][]
    return {
      own: this.rows(own),
      players: this.players.map((name, seat) => ({
        name,
        you: seat === view['seat'],
        due: view.due?.includes(seat) ?? false,
        rows: this.rows(theirs.flatMap(([field, values]) => partsOf(field, values, seat))),
      })),
      table: [...this.phase(view.phase), ...this.rows(fields.filter(([name, value]) => !this.isBySeat(name, value)))],
      memory: this.remembered(Object.entries((view['memory'] as Facts | null | undefined) ?? {})),
    }
  }

  /** What is asked, also for those who are not. */
  private phase(name: string | undefined): Row[] {
    if (!name) return []
    return [{ label: this.words.say('plain-phase'), chips: [this.words.trySay(`phase-${name}`) ?? name], backs: 0 }]
  }

  /** As the game marks it; in a game that marks nothing, as many things with fields as there are players. */
  private isBySeat(name: string, value: unknown): boolean {
    if (!Array.isArray(value)) return false
    if (this.marked) return this.words.roles[name] === 'by-seat'
    return value.length === this.players.length && value.every(isFields)
  }

  private remembered(memory: [string, unknown][]): Row[] {
    return memory.flatMap(([name, value]) => {
      if (!this.isBySeat(name, value)) return this.rows([[name, value]])
      return this.players
        .slice(0, (value as unknown[]).length)
        .map((player, seat) => this.row(name, (value as unknown[])[seat], `${this.label(name)}, ${player}`))
    })
  }

  private rows(fields: [string, unknown][]): Row[] {
    return fields.filter(([, value]) => !isNothing(value)).map(([name, value]) => this.row(name, value, this.label(name)))
  }

  private row(name: string, value: unknown, label: string): Row {
    const backs = this.words.roles[name] === 'backs' && typeof value === 'number' ? value : 0
    return { label, chips: this.chips(name, value), backs }
  }

  private chips(name: string, value: unknown): string[] {
    if (Array.isArray(value)) return value.map((each) => this.said(name, each))
    return isFields(value) ? this.entries(value) : [this.said(name, value)]
  }

  private entries(fields: Facts): string[] {
    return Object.entries(fields)
      .filter(([, value]) => !isNothing(value))
      .map(([name, value]) => (value === true ? this.label(name) : `${this.label(name)} ${this.said(name, value)}`))
  }

  private said(name: string, value: unknown): string {
    if (isNothing(value) || isEmpty(value)) return this.words.say('plain-none')
    if (value === true) return this.words.say('plain-yes')
    if (Array.isArray(value)) return value.map((each) => this.said(name, each)).join(', ')
    if (isFields(value)) return this.entries(value).join(' · ')
    if (typeof value === 'string') return this.thing(name, value)
    const player = this.words.roles[name] === 'seat' ? this.players[value as number] : undefined
    return player ?? String(value)
  }

  /** A card, a choice: what the game has words for. */
  private thing(name: string, text: string): string {
    const choice = this.words.has(`choice-${text.split(' ', 1)[0] ?? ''}`) && this.words.named(text) === text
    return choice || this.words.roles[name] === 'choice' ? this.words.choice(text, this.players) : this.words.named(text)
  }

  private label(name: string): string {
    return this.words.trySay(`field-${name}`) ?? name.replaceAll('_', ' ')
  }
}

/** What a list by seat says of one seat: its fields, or the thing itself. */
function partsOf(name: string, values: unknown[], seat: number): [string, unknown][] {
  if (seat >= values.length) return []
  const value = values[seat]
  return isFields(value) ? Object.entries(value) : [[name, value]]
}

function isFields(value: unknown): value is Facts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** No card, no player, not so: what is not there needs no words. A number does, whatever it is. */
function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === false
}

function isEmpty(value: unknown): boolean {
  return (Array.isArray(value) && !value.length) || (isFields(value) && !Object.keys(value).length)
}
