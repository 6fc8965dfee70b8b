import type { AppStore } from '#store/setupStore.ts'

/** The files of attachments in this browser. */
export interface FileSource {
  /** Which are here that the server does not have, by the attachments' ids. */
  unsent: () => Promise<ReadonlySet<string>>
  read: (id: string) => Promise<File | undefined>
  markSent: (ids: readonly string[]) => Promise<void>
}

/** One round of bringing a person's meetings here and on the server together. */
export interface SyncContext {
  store: AppStore
  personId: number
  files: FileSource
  /** What the server did not take in this visit: a meeting's `changedAt` by its id, a file's id by itself. */
  refused: Map<string, string>
  /** Whether the person is still the one for whom it was begun. */
  isWanted: () => boolean
}
