import { meetingsApi } from '#api/meetingsApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import type { SyncOutcome } from '#slices/meetingSyncSlice.ts'
import { selectMeetings } from '#slices/meetingsSlice.ts'
import { allEntries } from '#slices/meetingsState.ts'
import type { SyncContext } from './syncContext.ts'
import { uploadOutcomeOf } from './syncOutcome.ts'

/** Uploads the files that the server lacks, one after the other. */
export async function uploadFiles(context: SyncContext): Promise<SyncOutcome> {
  const { store, files, refused, isWanted } = context
  // A browser without a database has no files.
  const unsent = await files.unsent().catch(() => new Set<string>())
  if (unsent.size === 0) return 'done'
  const attached = allEntries(selectMeetings(store.getState()))
    .flatMap(({ meeting }) => meeting.attachments)
    .filter(({ id }) => unsent.has(id))
  for (const { id } of attached) {
    if (refused.has(id)) continue
    const file = await files.read(id)
    if (!isWanted()) return 'stopped'
    if (!file) continue
    const { error } = await store.dispatch(
      meetingsApi.endpoints.uploadAttachment.initiate({ id, file }, { track: false }),
    )
    if (!isWanted()) return 'stopped'
    const end = error ? uploadOutcomeOf(error) : 'done'
    if (end === 'done') await files.markSent([id]).catch(() => undefined)
    else if (end === 'refused' || end === 'unsupported') {
      refused.set(id, id)
      if (end === 'refused') context.refusal = parseApiError(error).message
      // biome-ignore lint/suspicious/noConsole: developers get the reason; the file stays in this browser.
      console.warn(`The server refuses the attachment "${id}".`, error)
    } else return end
  }
  return attached.some(({ id }) => refused.has(id)) ? 'refused' : 'done'
}
