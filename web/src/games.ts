/** Finds games by their folders: a new game brings its own, and nothing here changes. */
import type { Component } from 'svelte'
import type { Obstacle } from './net/protocol'
import type { Facts, View } from './net/views'
import { parted, type Roles, type Words } from './words'

/** A game's own board knows the types of its views; a game without any is shown as it is. */
export interface BoardProps<TableView = View, Outlook = Facts> {
  view: TableView
  /** How the rules say that things stand for this viewer. */
  outlook: Outlook
  seat: number | null
  players: string[]
  words: Words
}

/** What one seat has for itself, laid open: after the end, and in replays. */
export interface HandProps<Own = Facts, TableView = View> {
  own: Own
  view: TableView
  seat: number
  words: Words
}

/** How a game's own things are said: what Words cannot know from the catalogue alone. */
export interface Speech<TableView = View, Outlook = Facts, Known = Facts> {
  roles: Roles
  /** A choice in words where it speaks of seats. */
  choice?: (words: Words, text: string, players: readonly string[]) => string
  /** What has to be put into words before a hint can speak of it. */
  phrases?: (words: Words, facts: Known, text: string) => Facts
  /** The answer so far, where the game says more than a list of choices. */
  run?: (words: Words, view: TableView, run: readonly string[]) => string | null
  /** The question where it depends on more than the phase. */
  question?: (words: Words, view: TableView, outlook: Outlook) => string | null
  /** What there is to say about a player at the end. */
  result?: (words: Words, view: TableView, seat: number, outlook: Outlook) => string
}

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./games/*/Board.svelte')
const hands = import.meta.glob<{ default: Component<HandProps> }>('./games/*/Hand.svelte')
const speeches = import.meta.glob<{ speech: Speech }>('./games/*/speech.ts')

/** The board that a game brings, if it does. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await boards[`./games/${game}/Board.svelte`]?.())?.default ?? null
}

/** How a game shows the cards of a seat, if it does. */
export async function handOf(game: string): Promise<Component<HandProps> | null> {
  return (await hands[`./games/${game}/Hand.svelte`]?.())?.default ?? null
}

export async function speechOf(game: string | null): Promise<Speech | null> {
  return (await speeches[`./games/${game}/speech.ts`]?.())?.speech ?? null
}

/** A choice in words, with players by their names. */
export function choiceInWords(words: Words, speech: Speech | null, text: string, players: readonly string[]): string {
  return speech?.choice?.(words, text, players) ?? words.choice(text, players)
}

/** What a choice leads to, as the rules have it; empty where the game says nothing about it. */
export function hint(
  words: Words,
  speech: Speech | null,
  facts: Facts,
  text: string,
  players: readonly string[],
): string {
  const [verb, what] = parted(text)
  const key = `hint-${verb}`
  if (!words.has(key)) return ''
  const phrases = speech?.phrases?.(words, facts, text)
  return words.trySay(key, { what, ...words.spoken(facts, players), ...phrases }) ?? ''
}

/** What a choice lacks that is not possible now. */
export function obstacle(words: Words, { lacks }: Obstacle): string {
  return lacks.map(({ of, needed, there }) => words.say(`lack-${of}`, { needed, there })).join('; ')
}

/** The view as if this had been said: words speak of a draft as of an answer. */
export function withRun(view: View, run: string[]): View {
  return { ...view, own: view.own ? { ...view.own, run } : (view.own ?? null) }
}

/** The answer so far, in words. */
export function runInWords(words: Words, speech: Speech | null, view: View, players: readonly string[]): string {
  const run = view.own?.run ?? []
  const said = speech?.run?.(words, view, run)
  return said ?? words.say('web-run', { run: run.map((each) => choiceInWords(words, speech, each, players)) })
}

/** An answer that was given whole, in words. */
export function chosenInWords(words: Words, speech: Speech | null, view: View, players: readonly string[]): string {
  const run = view.own?.run ?? []
  return words.say('web-chosen', { run: run.map((each) => choiceInWords(words, speech, each, players)) })
}

/** What is asked. */
export function question(words: Words, speech: Speech | null, view: View, outlook: Facts): string {
  return speech?.question?.(words, view, outlook) ?? words.trySay(`phase-${view.phase}`) ?? words.say('web-choose')
}
