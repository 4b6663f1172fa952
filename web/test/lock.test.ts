import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')
const lock = JSON.parse(text) as {
  packages: Record<string, { integrity?: string; optionalDependencies?: Record<string, string> }>
}

test('the lock names packages and hashes, and no addresses', () => {
  expect(text).not.toContain('://')
  const loose = Object.entries(lock.packages).filter(([path, found]) => path && !found.integrity)
  expect(loose).toEqual([])
})

test('what is chosen by platform is locked for every platform', () => {
  const wanted = Object.values(lock.packages).flatMap((found) => Object.keys(found.optionalDependencies ?? {}))
  expect(wanted.filter((name) => !(`node_modules/${name}` in lock.packages))).toEqual([])
})
