import { readFilesNote, writeFilesNote } from './attachmentIndex.ts'

/**
 * Deletes the files of the person who signs out. The code of the database is loaded only if there are files. When that
 * fails, the note stays, and the next opening of the database deletes them first.
 */
export async function clearAttachments(): Promise<void> {
  if (!readFilesNote()) return
  writeFilesNote('leaving')
  const { clearFiles } = await import(/* webpackChunkName: "attachmentStore" */ './attachmentStore.ts')
  await clearFiles()
}
