/** The description of a backup, `backup.json` in its archive. */
export interface Manifest {
  /** Raised when a program of today could not read the archive. */
  format: 1
  /** ISO 8601. */
  madeAt: string
  /** When the newest migration of the database was written: `when` in `migrations/meta/_journal.json`. */
  migration: number
  /** The number of rows of each table. */
  rows: Record<string, number>
  /** The last value of each sequence that has been used. */
  sequences: Record<string, string>
  /** The storage keys of files that have a record, but were lost before the backup. */
  missing: string[]
}

/** A backup cannot be made, read or restored. The message is a sentence for a person. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Where the parts of a backup lie, in its archive and in a folder. */
export const places = { manifest: 'backup.json', tables: 'tables', files: 'files' } as const
