import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { hashInputs } from '../../lib/hash.mjs'
import { cache, root } from '../../lib/paths.mjs'

/** The files that decide the content of a migrated and seeded database. */
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
 * The folder of the databases that are kept for this state of the inputs and this day. Samples name "today" and
 * "yesterday" in the company's time zone (`company.timeZone`), so each day has its own folder.
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

/** Removes old folders; three stay, for switches between branches. */
function removeOld() {
  const made = (folder) => statSync(folder).mtimeMs
  const folders = readdirSync(home).map((name) => path.join(home, name))
  for (const folder of folders.sort((one, other) => made(other) - made(one)).slice(3)) {
    rmSync(folder, { recursive: true, force: true })
  }
}
