import type { Readable } from 'node:stream'

/** A stored file in the list. */
interface StoredFile {
  key: string
  storedAt: Date
}

/**
 * The storage of uploaded files. A key says nothing about its file: name, type and owner are in the database. No file
 * here is public.
 */
export interface Storage {
  /** Moves the file at `path` into the storage under `key`, durably, before it returns. */
  put(key: string, path: string): Promise<void>
  /** Throws `FileMissingError` for an unknown key. */
  open(key: string): Promise<Readable>
  /** An unknown key is no error. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Moves a file into quarantine: it is no longer listed or opened, but it is kept. */
  quarantine(key: string): Promise<void>
  /** Moves a file back from quarantine; returns whether it was there. */
  takeBack(key: string): Promise<boolean>
}

export class FileMissingError extends Error {
  override name = 'FileMissingError'
}
