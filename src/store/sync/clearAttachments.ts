import { readFilesNote, writeFilesNote } from './attachmentIndex.ts'

/**
 * Forgets the files of the person who leaves, if there are any: only then the code that knows the database is fetched.
 * Where that fails, the note stays and whoever opens the database next empties it first.
 */
export async function forgetKeptFiles(): Promise<void> {
  if (!readFilesNote()) return
  writeFilesNote('leaving')
  const { forgetFiles } = await import(/* webpackChunkName: "attachmentStore" */ './attachmentStore.ts')
  await forgetFiles()
}
