import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A stored file in the list. */
export interface StoredFile {
  key: string
  storedAt: Date
}

/**
 * The storage of uploaded files. A key says nothing about its file: name, type and owner are in the database. No file
 * here is public.
 */
export interface Storage {
  /** The place of the files in an error message. */
  place: string
  /** Moves the file at `path` into the storage under `key`, durably, before it returns. */
  put(key: string, path: string): Promise<void>
  /** Reads a file, or the bytes from `start` to `end` of it. Throws `FileMissingError` for an unknown key. */
  open(key: string, part?: { start: number; end: number }): Promise<Readable>
  /** An unknown key is no error. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Moves a file into quarantine: it is no longer listed or opened, but it is kept. An unknown key is no error. */
  quarantine(key: string): Promise<void>
  /** Moves a file back from quarantine; returns whether it was there. */
  restore(key: string): Promise<boolean>
  /** The files in quarantine, with the times at which they were moved there. */
  listTrash(): AsyncIterable<StoredFile>
  /** Deletes a file from quarantine. An unknown key is no error. */
  deleteTrashed(key: string): Promise<void>
  /** The id of the database whose files these are, if the storage is marked. */
  readOwner(): Promise<string | undefined>
  /** Marks the storage with the id of its database. */
  writeOwner(id: string): Promise<void>
}

export class FileMissingError extends Error {
  override name = 'FileMissingError'
}

/** A new random storage key. */
export const newFileKey = (): string => randomBytes(16).toString('hex')

/** Whether a name in the storage is the key of a file. */
export const isFileKey = (name: string): boolean => /^[0-9a-f]{32}$/.test(name)

/** The name of a file in the storage. Throws for anything but a key. */
export function nameOfKey(key: string): string {
  if (!isFileKey(key)) throw new Error('A storage key is 32 hexadecimal digits.')
  return key
}

/** Where quarantined files are kept, within the folder or the bucket. */
export const quarantineName = 'trash'

/** The name of the mark of the owner. */
export const ownerName = 'database-id'
