import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from '../../lib/hash.mjs'
import { cache, root } from '../../lib/paths.mjs'

/** Everything that decides what a migrated and seeded database holds. */
const inputs = [
  'package-lock.json',
  'packages/server/migrations',
  'packages/server/src/db',
  'packages/server/src/secrets',
  'packages/server/src/testing/prepareDatabases.ts',
  'packages/contract/src',
]

const home = path.join(cache, 'databases')
let hash

/**
 * The folder where databases are kept that are made like today's. Samples tell of "today" and "yesterday" of the day
 * of their first start, which is the company's (`company.timeZone`): each day has a folder of its own.
 */
export function keptFolder() {
  hash ??= hashInputs(root, inputs).slice(0, 16)
  const day = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Baku' })
  const folder = path.join(home, `${day}-${hash}`)
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true })
    removeOld()
  }
  return folder
}

/** Those of a branch that is switched to and fro stay, for a while. */
function removeOld() {
  const made = (folder) => statSync(folder).mtimeMs
  const folders = readdirSync(home).map((name) => path.join(home, name))
  for (const folder of folders.sort((one, other) => made(other) - made(one)).slice(3)) {
    rmSync(folder, { recursive: true, force: true })
  }
}
