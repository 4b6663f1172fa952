/**
 * Finds the catalogues: a language or a game is loaded when it is first spoken. Games that this client was built without
 * are spoken as the room says.
 */
import { boxOf } from './box'
import { speechOf } from './games'
import { showTexts } from './net/http'
import { LANGUAGES, Words, type Language, type Roles } from './words'

type Load = () => Promise<string>

// Vite reads these calls while building: their arguments must stand there literally.
const house = import.meta.glob<string>('../../src/clubantique/texts/*/{errors,plain,server,web}.ftl', {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>('../../src/clubantique/games/*/texts/*.ftl', { query: '?raw', import: 'default' })

function files(language: Language): Load[] {
  const own = Object.entries(house).filter(([path]) => path.includes(`/texts/${language}/`))
  return own.map(([, load]) => load)
}

interface Brought {
  catalogue: string
  roles: Roles
}

async function brought(language: Language, game: string): Promise<Brought> {
  const load = games[`../../src/clubantique/games/${game}/texts/${language}.ftl`]
  if (!load) return (await showTexts(game, language)) as Brought
  const [catalogue, speech] = await Promise.all([load(), speechOf(game)])
  return { catalogue, roles: speech?.roles ?? {} }
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
  const [sources, own, box] = await Promise.all([
    Promise.all(files(language).map((file) => file())),
    game === null ? null : brought(language, game),
    game === null || digest === '' ? null : boxOf(game, digest),
  ])
  return new Words(language, own ? [...sources, own.catalogue] : sources, own?.roles, box?.components)
}

/** The first language of the reader that we speak, else English. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => language === each.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return LANGUAGES[0]
}
