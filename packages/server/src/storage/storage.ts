import type { Readable } from 'node:stream'

/** A stored file, as `list` finds it. */
interface StoredFile {
  key: string
  storedAt: Date
}

/**
 * Where uploaded files live. A key names a file and says nothing about it; what a file is, and to whom it
 * belongs, is in the database. Nothing here is ever served to the public.
 */
export interface Storage {
  /** Takes over the file at `path` and stores it durably under `key` before it returns. */
  put(key: string, path: string): Promise<void>
  /** Throws `FileMissingError` when there is no such file. */
  open(key: string): Promise<Readable>
  /** A key that does not exist is no error. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Moves a file to where only a person looks: it is no longer listed or opened, and nothing of it is lost. */
  quarantine(key: string): Promise<void>
  /** Undoes `quarantine`; tells whether there was such a file. */
  takeBack(key: string): Promise<boolean>
}

export class FileMissingError extends Error {
  override name = 'FileMissingError'
}
