import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * The files that may be served, by their path in the folder: only what is in this list leaves, so no spelling
 * of an address can reach outside. The document and compressed twins are not asked for by name.
 */
export async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      // The server's own.
      .filter((file) => !file.startsWith('server/')),
  )
}
