import { limits, type Meeting, type ReplyOf, type syncMeetings } from '@atrium/contract'
import { meetingsApi } from '#api/meetingsApi.ts'
import { meetingsReceived, selectMeetings } from '#slices/meetingsSlice.ts'
import { allEntries, isUnsent } from '#slices/meetingsState.ts'
import { isMeeting } from '#slices/readMeetings.ts'
import type { SyncContext } from './syncContext.ts'
import { outcomeOf, type SyncOutcome } from './syncOutcome.ts'
import { uploadFiles } from './uploadFiles.ts'

type Reply = ReplyOf<typeof syncMeetings>

/** The meetings that the server does not have as they are here; those that it has refused are left out. */
const dueMeetings = ({ store, refused }: Pick<SyncContext, 'store' | 'refused'>): Meeting[] =>
  allEntries(selectMeetings(store.getState()))
    .filter((entry) => isUnsent(entry) && refused.get(entry.meeting.id) !== entry.meeting.changedAt)
    .map(({ meeting }) => meeting)

/** Makes the meetings here and on the server equal, then brings the files that it lacks. */
export async function runSync(context: SyncContext): Promise<SyncOutcome> {
  // A server that mends what it is sent has another copy under the same stamp: it is told once, not for ever.
  const sent = new Set<Meeting>()
  const due = () => dueMeetings(context).filter((meeting) => !sent.has(meeting))
  for (let isMore = true; isMore; ) {
    if (!context.isWanted()) return 'stopped'
    const changes = due().slice(0, limits.meetingChanges)
    for (const change of changes) sent.add(change)
    const end = await exchange(context, changes)
    if (typeof end === 'string') return end
    isMore = end.isMore || due().length > 0
  }
  return await uploadFiles(context)
}

/** One call; of changes that are refused together, each that is not the reason is brought all the same. */
async function exchange(
  context: SyncContext,
  changes: Meeting[],
): Promise<SyncOutcome | { isMore: boolean }> {
  const { store, personId, refused } = context
  const since = selectMeetings(store.getState()).revision
  const { data, error } = await store.dispatch(
    meetingsApi.endpoints.syncMeetings.initiate({ personId, since, changes }, { track: false }),
  )
  if (!context.isWanted()) return 'stopped'
  if (error) {
    const end = outcomeOf(error)
    if (end === 'local') return nobody(since)
    if (end !== 'refused') return end
    if (changes.length > 1) return await exchangeHalves(context, changes)
    const [meeting] = changes
    if (!meeting) return 'failed'
    refused.set(meeting.id, meeting.changedAt)
    // biome-ignore lint/suspicious/noConsole: the developer is told; the meeting stays here as it is.
    console.warn(`The server refuses the meeting "${meeting.id}".`, error)
    return { isMore: true }
  }
  if (!isReply(data)) return nobody(since)
  const { revision, meetings, isMore } = data
  // What it has taken it has, whichever page of the answer tells of it.
  store.dispatch(meetingsReceived({ personId, revision, meetings: [...changes, ...meetings] }))
  return isMore && revision <= since ? 'failed' : { isMore }
}

/** A strange answer: where the server has been heard before, it is somebody else's, such as a hotel network's. */
const nobody = (since: number): SyncOutcome => (since > 0 ? 'failed' : 'local')

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
