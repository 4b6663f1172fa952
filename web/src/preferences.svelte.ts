/** What this browser remembers: language, theme, wishes, and the name of its owner. */
import { preferredLanguage } from './texts'
import { LANGUAGES, type Language } from './words'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

/** What can be switched on; off unless somebody wants it. */
export type Wish = 'atOnce' | 'sound' | 'notices'

const ON = 'on'

/** Storage can be switched off or full: then things are remembered for as long as the page is open. */
function recall(key: string): string | null {
  try {
    return localStorage.getItem(`club-${key}`)
  } catch {
    return null
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`club-${key}`, value)
  } catch {
    // see above
  }
}

/** A draft belongs to one tab, and goes with it. */
const draftKey = (table: string, seat: number | null): string => `club-draft-${table}-${seat ?? ''}`

export function recallDraft(table: string, seat: number | null): string | null {
  try {
    return sessionStorage.getItem(draftKey(table, seat))
  } catch {
    return null
  }
}

export function keepDraft(table: string, seat: number | null, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(draftKey(table, seat))
    else sessionStorage.setItem(draftKey(table, seat), text)
  } catch {
    // see above
  }
}

/** The last notice of a table that was read on this device. */
export const recallRead = (table: string): number => Number(recall(`read-${table}`)) || 0
export const keepRead = (table: string, number: number): void => keep(`read-${table}`, String(number))

function firstLanguage(): Language {
  const kept = recall('language')
  return LANGUAGES.find((each) => each === kept) ?? preferredLanguage(navigator.languages)
}

function firstTheme(): Theme {
  const kept = recall('theme')
  return THEMES.find((each) => each === kept) ?? 'auto'
}

class Preferences {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())
  name = $state(recall('name') ?? '')
  /** Whether a choice that is a whole answer is sent without being confirmed. */
  atOnce = $state(recall('atOnce') === ON)
  sound = $state(recall('sound') === ON)
  notices = $state(recall('notices') === ON)

  setLanguage(language: Language): void {
    this.language = language
    keep('language', language)
  }

  nextTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'auto'
    keep('theme', this.theme)
  }

  setName(name: string): void {
    this.name = name
    keep('name', name)
  }

  set(wish: Wish, on: boolean): void {
    this[wish] = on
    keep(wish, on ? ON : '')
  }
}

export const preferences = new Preferences()
