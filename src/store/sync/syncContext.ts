import type { MessageKey } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import type { AppStore } from '#store/setupStore.ts'

/** The files of attachments in this browser. */
export interface FileSource {
  /** The ids of attachments whose files the server lacks. */
  unsent: () => Promise<ReadonlySet<string>>
  read: (id: string) => Promise<File | undefined>
  markSent: (ids: readonly string[]) => Promise<void>
}

/** What the synchronizations of one visit share. */
export interface SyncContext {
  store: AppStore
  personId: number
  files: FileSource
  /** Rejected by the server: a meeting's `changedAt` or a file's reason, by the id. They are not sent again. */
  refused: Map<string, string>
  /** The ids of rejected meetings for which there is no room; a deleted or changed meeting may make room for them. */
  full: Set<string>
  /** The server's reasons, by the id of the meeting that it rejects, or whose answer or file it rejects. */
  refusals: Map<string, MessageKey | undefined>
  /** Meetings that the server has answered. One that the server corrects under the same stamp is not sent again. */
  sent: WeakSet<Meeting>
  /** The keys of answers that the server has taken or rejected. */
  settled: Set<string>
  /** Whether the person still has the staff area open. */
  isWanted: () => boolean
}
