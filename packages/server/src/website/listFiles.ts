import { readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * The files that may be served, by their path in the folder. Only listed files are served, so that no path can leave
 * the folder. The HTML template and compressed copies are not listed.
 */
export async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      // The compiled server.
      .filter((file) => !file.startsWith('server/')),
  )
}
