import { limits } from '@atrium/contract'

/** Why a file cannot be sent; a key of `peopleImport:problems`. */
export type FileProblem = 'tooLarge' | 'notText' | 'unreadable'

/** The content of a CSV file. The server judges everything else. */
export async function readCsvFile(file: File): Promise<{ csv: string } | { problem: FileProblem }> {
  if (file.size > limits.importBytes) return { problem: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  // The file was moved or deleted since it was chosen.
  if (!bytes) return { problem: 'unreadable' }
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return csv.includes('\0') ? { problem: 'notText' } : { csv }
  } catch {
    return { problem: 'notText' }
  }
}
