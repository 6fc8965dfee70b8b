import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Every file at or below `start`, in the same order on every machine. */
export function filesBelow(start) {
  if (!existsSync(start)) return []
  if (statSync(start).isFile()) return [start]
  return readdirSync(start, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(start, entry.name)
      return entry.isDirectory() ? filesBelow(file) : [file]
    })
}

/**
 * One hash of the names and contents of files. Times do not count: a fresh clone or a switch of branches changes them.
 *
 * @param {string} base the names are relative to it
 * @param {string[]} inputs files and folders below it; a missing one counts as empty
 */
export function hashInputs(base, inputs) {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(path.join(base, input)))) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex')
    hash.update(`${path.relative(base, file)}\n${content}\n`)
  }
  return hash.digest('hex')
}
