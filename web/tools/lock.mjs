// Writes package-lock.json anew and takes the addresses of sponsors out of it: a lock names packages and hashes, nothing else.
// Installing itself is always `npm ci`, which leaves the lock alone.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

execFileSync('npm', ['install', '--package-lock-only'], { stdio: 'inherit' })
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const found of Object.values(lock.packages)) delete found.funding
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
