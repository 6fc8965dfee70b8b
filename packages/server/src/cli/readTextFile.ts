import { readFile } from 'node:fs/promises'
import { CommandError } from './command.ts'
import { printable } from './printable.ts'

interface Hints {
  /** Added when the file cannot be read. */
  missing?: string
  /** Added when the file is not in UTF-8. */
  encoding?: string
}

/** Reads a file in UTF-8, without its byte order mark. Throws `CommandError` when the file is missing or in another encoding. */
export async function readTextFile(
  file: string,
  { missing = '.', encoding = '.' }: Hints = {},
): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${printable(file)} cannot be read (${error.code})${missing}`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${printable(file)} is no text in UTF-8${encoding}`)
  }
}
