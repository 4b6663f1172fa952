/** Finds the catalogues of the package: a language or a game is loaded when it is first spoken. */
import { boxOf } from './box'
import { speechOf } from './games'
import { LANGUAGES, Words, type Language } from './words'

type Load = () => Promise<string>

// Vite reads these calls while building: their arguments must stand there literally.
const house = import.meta.glob<string>('../../src/clubantique/texts/*/{errors,server,web}.ftl', {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>('../../src/clubantique/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

function files(language: Language, game: string | null): Load[] {
  const own = Object.entries(house).filter(([path]) => path.includes(`/texts/${language}/`))
  const found = own.map(([, load]) => load)
  const load = game === null ? undefined : games[`../../src/clubantique/games/${game}/texts/${language}.ftl`]
  return load ? [...found, load] : found
}

const spoken = new Map<string, Promise<Words>>()

/** The words of the house, those of one game, and of the box that it is played with. */
export function wordsOf(language: Language, game: string | null, digest = ''): Promise<Words> {
  const key = `${language}/${game ?? ''}/${digest}`
  const known = spoken.get(key)
  if (known) return known
  const found = load(language, game, digest)
  spoken.set(key, found)
  // A failure to load is not remembered: the next try may succeed.
  found.catch(() => spoken.delete(key))
  return found
}

async function load(language: Language, game: string | null, digest: string): Promise<Words> {
  const [sources, speech, box] = await Promise.all([
    Promise.all(files(language, game).map((file) => file())),
    speechOf(game),
    game === null || digest === '' ? null : boxOf(game, digest),
  ])
  return new Words(language, sources, speech?.roles, box?.components)
}

/** The first language of the reader that we speak, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => language === each.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return LANGUAGES[0]
}
