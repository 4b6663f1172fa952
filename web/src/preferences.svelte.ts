/** What this browser remembers: language, theme, the name of its owner, and the tables at which they sit. */
import { preferredLanguage } from './texts'
import { LANGUAGES, type Language } from './words'

export type Theme = 'auto' | 'light' | 'dark'
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

const MOST_TABLES = 20

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

function firstLanguage(): Language {
  const kept = recall('language')
  return LANGUAGES.find((each) => each === kept) ?? preferredLanguage(navigator.languages)
}

function firstTheme(): Theme {
  const kept = recall('theme')
  return THEMES.find((each) => each === kept) ?? 'auto'
}

function firstTables(): string[] {
  try {
    const kept: unknown = JSON.parse(recall('tables') ?? '[]')
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

class Preferences {
  language = $state<Language>(firstLanguage())
  theme = $state<Theme>(firstTheme())
  name = $state(recall('name') ?? '')
  tables = $state.raw<string[]>(firstTables())

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

  addTable(id: string): void {
    this.setTables([id, ...this.tables.filter((each) => each !== id)].slice(0, MOST_TABLES))
  }

  dropTable(id: string): void {
    this.setTables(this.tables.filter((each) => each !== id))
  }

  private setTables(tables: string[]): void {
    this.tables = tables
    keep('tables', JSON.stringify(tables))
  }
}

export const preferences = new Preferences()
