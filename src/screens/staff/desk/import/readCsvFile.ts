import {
  type FileEncoding,
  likelierEncoding,
  limits,
  type OlderEncoding,
  olderEncodings,
  tellingLines,
  textIn,
  textOf,
  unreadableIn,
} from '@atrium/contract/core'

/** Why a file cannot be sent; a key of `peopleImport:problems`. */
export type FileProblem = 'tooLarge' | 'notText' | 'unreadable'

/** A file as it reads in one of the encodings that it may have. */
export interface Reading {
  encoding: OlderEncoding
  /** Some lines with letters beyond ASCII. */
  lines: readonly string[]
  /** How many letters the encoding has lost, and some of their words. */
  lost: { total: number; words: readonly string[] }
}

/**
 * The bytes of a CSV file with their encoding, or with their readings in those that they may have, the likelier first. The
 * server judges everything else.
 */
export async function readCsvFile(
  file: File,
): Promise<
  | { bytes: Uint8Array; encoding: FileEncoding }
  | { bytes: Uint8Array; readings: readonly Reading[] }
  | { problem: FileProblem }
> {
  if (file.size > limits.importBytes) return { problem: 'tooLarge' }
  const buffer = await file.arrayBuffer().catch(() => undefined)
  // The file was moved or deleted since it was chosen.
  if (!buffer) return { problem: 'unreadable' }
  const bytes = new Uint8Array(buffer)
  const found = textOf(bytes)
  if (found === 'notText') return { problem: 'notText' }
  if (found !== 'olderEncoding') return { bytes, encoding: found.encoding }
  const likelier = likelierEncoding(bytes)
  const readings = [likelier, ...olderEncodings.filter((one) => one !== likelier)].map((encoding) => {
    const csv = textIn(encoding, bytes)
    return { encoding, lines: tellingLines(csv, 5, 120), lost: unreadableIn(csv, 10) }
  })
  return { bytes, readings }
}
