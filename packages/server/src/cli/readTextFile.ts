import { readFile } from 'node:fs/promises'
import { type OlderEncoding, olderEncodings, textIn, textOf, unreadableIn } from '@atrium/contract/core'
import { CommandError } from './command.ts'
import { printable } from './printable.ts'

interface Hints {
  /** Added when the file cannot be read. */
  missing?: string
  /** Added when the file is no text in Unicode. */
  encoding?: string
}

/**
 * Reads a file in UTF-8 or UTF-16, without its byte order mark, or in an older encoding that the person names. Throws
 * `CommandError` when the file is missing, in another encoding, or has lost letters in its own.
 */
export async function readTextFile(
  file: string,
  { missing = '.', encoding = '.' }: Hints = {},
  named?: string,
): Promise<string> {
  const older = olderEncodings.find((one) => one === named)
  if (named !== undefined && !older)
    throw new CommandError(`The encoding is ${olderEncodings.join(' or ')}, not ${printable(named)}.`)
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${printable(file)} cannot be read (${error.code})${missing}`)
  })
  const found = textOf(bytes)
  if (typeof found === 'object') return found.text
  if (found === 'notText' || !older)
    throw new CommandError(`${printable(file)} is no text in UTF-8 or UTF-16${encoding}`)
  return textWithoutLoss(file, bytes, older)
}

function textWithoutLoss(file: string, bytes: Uint8Array, encoding: OlderEncoding): string {
  const text = textIn(encoding, bytes)
  const { total, words } = unreadableIn(text, 10)
  if (total === 0) return text
  const listed = words.map((word) => printable(word)).join(', ')
  throw new CommandError(`${printable(file)} has ${total} letters that ${encoding} lacks, as in ${listed}.`)
}
