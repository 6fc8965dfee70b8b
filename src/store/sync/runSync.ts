import { limits, type Meeting, type ReplyOf, type syncMeetings } from '@atrium/contract'
import { meetingsApi } from '#api/meetingsApi.ts'
import type { SyncOutcome } from '#slices/meetingSyncSlice.ts'
import { meetingsReceived, selectMeetings } from '#slices/meetingsSlice.ts'
import { unsentEntries } from '#slices/meetingsState.ts'
import { isMeeting } from '#slices/readMeetings.ts'
import type { SyncContext } from './syncContext.ts'
import { outcomeOf } from './syncOutcome.ts'
import { uploadFiles } from './uploadFiles.ts'

type Reply = ReplyOf<typeof syncMeetings>

/** The meetings to send: unsent, not rejected as they are, not answered before. */
export const dueMeetings = ({
  store,
  refused,
  sent,
}: Pick<SyncContext, 'store' | 'refused' | 'sent'>): Meeting[] =>
  unsentEntries(selectMeetings(store.getState()))
    .map(({ meeting }) => meeting)
    .filter((meeting) => refused.get(meeting.id) !== meeting.changedAt && !sent.has(meeting))

/** Makes the meetings of this browser and of the server equal, then uploads the files that the server lacks. */
export async function runSync(context: SyncContext): Promise<SyncOutcome> {
  for (let isMore = true; isMore; ) {
    if (!context.isWanted()) return 'stopped'
    const end = await exchange(context, dueMeetings(context).slice(0, limits.meetingChanges))
    if (typeof end === 'string') return end
    isMore = end.isMore || dueMeetings(context).length > 0
  }
  return await uploadFiles(context)
}

/** One call. When the server rejects several changes, halves are sent again until the rejected one is alone. */
async function exchange(
  context: SyncContext,
  changes: Meeting[],
): Promise<SyncOutcome | { isMore: boolean }> {
  const { store, personId, refused, sent } = context
  const since = selectMeetings(store.getState()).revision
  const { data, error } = await store.dispatch(
    meetingsApi.endpoints.syncMeetings.initiate({ personId, since, changes }, { track: false }),
  )
  if (!context.isWanted()) return 'stopped'
  if (error) {
    const end = outcomeOf(error)
    if (end === 'unsupported') return strange(since)
    if (end !== 'refused') return end
    if (changes.length > 1) return await exchangeHalves(context, changes)
    const [meeting] = changes
    if (!meeting) return 'failed'
    refused.set(meeting.id, meeting.changedAt)
    // biome-ignore lint/suspicious/noConsole: developers get the reason; the meeting stays in this browser.
    console.warn(`The server refuses the meeting "${meeting.id}".`, error)
    return { isMore: true }
  }
  if (!isReply(data)) return strange(since)
  const { revision, meetings, isMore } = data
  for (const change of changes) sent.add(change)
  // The server has stored the changes, on whichever page of the answer it returns them.
  store.dispatch(meetingsReceived({ personId, revision, meetings: [...changes, ...meetings] }))
  return isMore && revision <= since ? 'failed' : { isMore }
}

/**
 * The outcome of an unexpected answer. When our server has answered before, the answer comes from elsewhere, such as the
 * sign-in page of a hotel's network.
 */
const strange = (since: number): SyncOutcome => (since > 0 ? 'failed' : 'unsupported')

async function exchangeHalves(
  context: SyncContext,
  changes: Meeting[],
): Promise<SyncOutcome | { isMore: boolean }> {
  const middle = Math.ceil(changes.length / 2)
  const end = await exchange(context, changes.slice(0, middle))
  return typeof end === 'string' ? end : await exchange(context, changes.slice(middle))
}

const isReply = (value: Partial<Reply> | undefined): value is Reply =>
  Number.isSafeInteger(value?.revision) &&
  typeof value?.isMore === 'boolean' &&
  Array.isArray(value.meetings) &&
  value.meetings.every((meeting) => isMeeting(meeting))
