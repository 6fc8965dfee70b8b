import { limits } from '@atrium/contract'
import {
  likelierEncoding,
  type OlderEncoding,
  olderEncodings,
  tellingLines,
  textIn,
  textOf,
  unreadableIn,
} from '@atrium/contract/textFile'

/** Why a file cannot be sent; a key of `peopleImport:problems`. */
export type FileProblem = 'tooLarge' | 'notText' | 'unreadable'

/** A file as it reads in one of the encodings that it may have. */
export interface Reading {
  encoding: OlderEncoding
  csv: string
  /** Some lines with letters beyond ASCII. */
  lines: readonly string[]
  /** How many letters the encoding has lost, and some of their words. */
  lost: { total: number; words: readonly string[] }
}

/** The content of a CSV file, or its readings, the likelier first. The server judges everything else. */
export async function readCsvFile(
  file: File,
): Promise<{ csv: string } | { readings: readonly Reading[] } | { problem: FileProblem }> {
  if (file.size > limits.importBytes) return { problem: 'tooLarge' }
  const buffer = await file.arrayBuffer().catch(() => undefined)
  // The file was moved or deleted since it was chosen.
  if (!buffer) return { problem: 'unreadable' }
  const bytes = new Uint8Array(buffer)
  const found = textOf(bytes)
  if (found === 'notText') return { problem: 'notText' }
  if (found !== 'olderEncoding')
    return found.text.includes('\0') ? { problem: 'notText' } : { csv: found.text }
  const likelier = likelierEncoding(bytes)
  return {
    readings: [likelier, ...olderEncodings.filter((one) => one !== likelier)].map((encoding) => {
      const csv = textIn(encoding, bytes)
      return { encoding, csv, lines: tellingLines(csv, 5, 120), lost: unreadableIn(csv, 10) }
    }),
  }
}
