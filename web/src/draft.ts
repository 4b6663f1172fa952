/**
 * An answer while it is being put together: nothing of it is said before it is confirmed. What goes together is for the
 * room to say; here is only what a click means, and where things stand on the page.
 */
import type { Considered, Update } from './net/protocol'
import type { Facts } from './net/views'
import { parted } from './words'

export type Decision = Considered['decision']

/** What has been picked, in the order in which it can be said, what may be picked next, and what all that leads to. */
export interface Draft extends Pick<Considered, 'choices' | 'chosen' | 'options' | 'facts' | 'outlook' | 'complete'> {
  /** Choices that add nothing but an end: confirming says them, too. */
  closing: string[]
}

/** What may be chosen, and what it leads to. */
export type Offered = Pick<Update, 'options' | 'facts'>

export function emptyDraft({ options, facts, outlook, closing }: Update): Draft {
  return { choices: [], chosen: [], options, facts, outlook, complete: false, closing }
}

/** What to consider after a click: a new choice comes last, for the later pick wins. An end is picked anew. */
export function withPicked(draft: Draft, choice: string): string[] {
  const { choices, closing } = draft
  return [...choices.filter((each) => closing.includes(choice) || !closing.includes(each)), choice]
}

/** What to consider after one of the picked ones was taken out again; of equal ones the last. */
export function withoutPicked(draft: Draft, choice: string): string[] {
  const at = draft.choices.lastIndexOf(choice)
  return draft.choices.filter((_, place) => place !== at)
}

/** The choice that only ends what was put together so far. */
export function closing(draft: Draft): string | null {
  if (draft.complete || !draft.choices.length) return null
  return draft.closing.find((each) => draft.options.includes(each)) ?? null
}

/** What confirming says; nothing as long as something is missing. */
export function whole(draft: Draft): string[] | null {
  if (draft.complete) return draft.choices
  const end = closing(draft)
  return end === null ? null : [...draft.choices, end]
}

/** Whether one choice is the whole answer: then it can be sent by a second click, or at once. */
export function isSingle(draft: Draft): boolean {
  return draft.complete && draft.choices.length === 1
}

// --- where things stand on the page

/** A choice on the page: picked, or on offer, with what it leads to. */
export interface Item {
  id: string
  text: string
  picked: boolean
  facts: Facts
}

export interface Group {
  verb: string
  items: Item[]
}

export interface Arrangement {
  groups: Group[]
  /** With what the answer could have begun instead: put aside where it has gone on. */
  others: Item[]
  /** Whether there is a further step to take, which was not there before. */
  goesOn: boolean
}

const verbOf = (text: string): string => parted(text)[0]

const inOrder = new Intl.Collator('en', { numeric: true }).compare

/**
 * Choices of one kind stand together, first those with which the answer may begin, last those that only end it, and
 * nothing changes its place when picked. A whole answer of several steps can be changed in its last step at once, and in
 * others when they are taken out.
 */
export function arranged(begin: Offered, draft: Draft): Arrangement {
  const [end, first] = [closing(draft), begin.options]
  const offered = draft.options.filter((each) => each !== end)
  const begins = new Set(first.map(verbOf))
  const goesOn = [...draft.choices, ...offered].some((each) => !begins.has(verbOf(each)))
  const lastStep = verbOf(draft.choices.at(-1) ?? '')
  const stays = (text: string): boolean => !goesOn || !draft.complete || verbOf(text) === lastStep
  const shown = new Set([...draft.choices, ...offered.filter(stays)])
  const texts = [...first, ...draft.choices, ...offered].filter((each) => shown.has(each))
  const aside = first.filter((each) => !shown.has(each))
  return {
    groups: grouped([...new Set(texts)], begin, draft),
    others: aside.map((text) => onOffer(text, factsOf(begin, text))),
    goesOn: goesOn && !draft.complete,
  }
}

function grouped(texts: readonly string[], begin: Offered, draft: Draft): Group[] {
  const found = new Map<string, string[]>()
  for (const text of texts) found.set(verbOf(text), [...(found.get(verbOf(text)) ?? []), text])
  const ending = ([verb]: [string, string[]]): number => Number(draft.closing.includes(verb))
  return [...found].sort((one, other) => ending(one) - ending(other)).map(([verb, texts]) => ({
    verb,
    items: placed(texts, begin.options).flatMap((text) => itemsOf(text, begin, draft)),
  }))
}

/** As the room offered them; what came later follows by name and number. */
function placed(texts: readonly string[], first: readonly string[]): string[] {
  const later = texts.filter((each) => !first.includes(each))
  return [...texts.filter((each) => first.includes(each)), ...later.sort(inOrder)]
}

/** A choice can be picked and still be on offer: there may be two equal cards. */
function itemsOf(text: string, begin: Offered, draft: Draft): Item[] {
  const picked = draft.choices.flatMap((each, place) =>
    each === text ? [{ text, picked: true, facts: draft.chosen[place] ?? {} }] : [],
  )
  const items = picked.map((item, number) => ({ ...item, id: `${text} ${number}` }))
  const onceMore = !items.length || (draft.options.includes(text) && !draft.complete)
  const facts = factsOf(draft.options.includes(text) ? draft : begin, text)
  return onceMore ? [...items, onOffer(text, facts, items.length)] : items
}

function onOffer(text: string, facts: Facts, number = 0): Item {
  return { id: `${text} ${number}`, text, picked: false, facts }
}

function factsOf(offered: Offered, text: string): Facts {
  return offered.facts[offered.options.indexOf(text)] ?? {}
}

// --- what outlives a reload

interface Kept {
  decision: Decision
  choices: string[]
}

export function packed(decision: Decision, choices: readonly string[]): string {
  return JSON.stringify({ decision, choices })
}

/** What was kept for this question; nothing if it was another one, or is no draft of ours. */
export function unpacked(text: string | null, decision: Decision): string[] {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    const fits = same(kept?.decision ?? null, decision)
    const choices: unknown = fits ? kept?.choices : []
    return Array.isArray(choices) ? choices.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** Whether both are the same question, answered as far. */
export function same(one: Decision | null, other: Decision | null): boolean {
  return one?.[0] === other?.[0] && one?.[1] === other?.[1]
}
