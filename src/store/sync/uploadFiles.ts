import { isMessageKey } from '@atrium/contract/core'
import { meetingsApi } from '#api/meetingsApi.ts'
import { logFailure } from '#config/logFailure.ts'
import type { SyncOutcome } from '#slices/meetingSyncSlice.ts'
import { selectMeetingEntries } from '#slices/meetingsSlice.ts'
import type { SyncContext } from './syncContext.ts'
import { reasonOf, uploadOutcomeOf } from './syncOutcome.ts'

/** Uploads the files that the server lacks, one after the other. */
export async function uploadFiles(context: SyncContext): Promise<SyncOutcome> {
  const { store, files, refused, refusals, isWanted } = context
  // A browser without a database has no files.
  const unsent = await files.unsent().catch(() => new Set<string>())
  if (unsent.size === 0) return 'done'
  const attached = selectMeetingEntries(store.getState())
    .flatMap(({ meeting }) => meeting.attachments.map(({ id }) => ({ id, meetingId: meeting.id })))
    .filter(({ id }) => unsent.has(id))
  const refuse = (meetingId: string, reason: string | undefined) =>
    refusals.set(meetingId, isMessageKey(reason) ? reason : undefined)
  for (const { id, meetingId } of attached) {
    if (refused.has(id)) {
      refuse(meetingId, refused.get(id))
      continue
    }
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
      const reason = reasonOf(error)
      refused.set(id, reason ?? '')
      refuse(meetingId, reason)
      logFailure('warn', `The server refuses the attachment "${id}".`, error)
    } else return end
  }
  return attached.some(({ id }) => refused.has(id)) ? 'refused' : 'done'
}
