import { limits, type ReplyOf } from '@atrium/contract/core'
import { firstSyncBatch, type Meeting, type OwnAnswer, type syncMeetings } from '@atrium/contract/meetings'
import { meetingsApi } from '#api/meetingsApi.ts'
import { logFailure } from '#config/logFailure.ts'
import type { SyncOutcome } from '#slices/meetingSyncSlice.ts'
import { meetingsReceived, selectMeetings, selectUnsentEntries } from '#slices/meetingsSlice.ts'
import { pendingAnswers } from '#slices/ownAnswers.ts'
import { isSyncedMeeting } from '#slices/readMeetings.ts'
import { isUnsent } from '#slices/storedMeeting.ts'

import type { SyncContext } from './syncContext.ts'
import { isFull, outcomeOf, reasonOf } from './syncOutcome.ts'
import { uploadFiles } from './uploadFiles.ts'

type Reply = ReplyOf<typeof syncMeetings>

/** The meetings to send: unsent, not rejected as they are, not answered before. */
const dueMeetings = ({ store, refused, sent }: SyncContext): Meeting[] =>
  selectUnsentEntries(store.getState())
    .filter(isUnsent)
    .map(({ meeting }) => meeting)
    .filter((meeting) => refused.get(meeting.id) !== meeting.changedAt && !sent.has(meeting))

/** An answer to send, and the key under which it is settled until the server answers a new revision of the meeting. */
interface DueAnswer {
  key: string
  answer: OwnAnswer
}

/** The answers to send: not taken or rejected before, since the server last answered the meeting. */
const dueAnswers = ({ store, settled }: SyncContext): DueAnswer[] =>
  selectUnsentEntries(store.getState())
    .flatMap((entry) =>
      pendingAnswers(entry).map((answer) => ({
        key: [answer.id, answer.day, answer.at, entry.shared?.revision].join(' '),
        answer,
      })),
    )
    .filter(({ key }) => !settled.has(key))

/** Whether there is something to send. */
export const hasDue = (context: SyncContext): boolean =>
  dueMeetings(context).length > 0 || dueAnswers(context).length > 0

/** What one call sends. */
interface Batch {
  changes: Meeting[]
  answers: DueAnswer[]
}

const nextBatch = (context: SyncContext): Batch => ({
  changes: firstSyncBatch(dueMeetings(context)),
  answers: dueAnswers(context).slice(0, limits.meetingChanges),
})

/** Makes the meetings of this browser and of the server equal, then uploads the files that the server lacks. */
export async function runSync(context: SyncContext): Promise<SyncOutcome> {
  for (let isMore = true; isMore; ) {
    if (!context.isWanted()) return 'stopped'
    const end = await exchange(context, nextBatch(context))
    if (typeof end === 'string') return end
    isMore = end.isMore || hasDue(context)
  }
  return await uploadFiles(context)
}

/** One call. When the server rejects a batch, halves are sent again until the rejected change or answer is alone. */
async function exchange(context: SyncContext, batch: Batch): Promise<SyncOutcome | { isMore: boolean }> {
  const { store, personId, sent, settled } = context
  const { changes, answers } = batch
  const since = selectMeetings(store.getState()).revision
  const { data, error } = await store.dispatch(
    meetingsApi.endpoints.syncMeetings.initiate(
      {
        ...{ personId, since, changes },
        ...(answers.length > 0 && { answers: answers.map(({ answer }) => answer) }),
      },
      { track: false },
    ),
  )
  if (!context.isWanted()) return 'stopped'
  if (error) {
    const end = outcomeOf(error)
    if (end === 'unsupported') return strange(since)
    if (end !== 'refused') return end
    if (changes.length + answers.length > 1) return await exchangeHalves(context, batch)
    return refuse(context, batch, error)
  }
  if (!isReply(data)) return strange(since)
  const { revision, meetings, isMore } = data
  for (const change of changes) {
    sent.add(change)
    context.refusals.delete(change.id)
  }
  if (changes.some(mayMakeRoom)) retryFull(context)
  for (const { key } of answers) settled.add(key)
  // The server has stored the changes, on whichever page of the answer it returns them.
  store.dispatch(meetingsReceived({ personId, revision, meetings: [...changes, ...meetings] }))
  return isMore && revision <= since ? 'failed' : { isMore }
}

/**
 * The outcome of an unexpected answer. When our server has answered before, the answer comes from elsewhere, such as the
 * sign-in page of a hotel's network.
 */
const strange = (since: number): SyncOutcome => (since > 0 ? 'failed' : 'unsupported')

const mayMakeRoom = ({ isDeleted, createdAt, changedAt }: Meeting): boolean =>
  isDeleted || changedAt !== createdAt

/** Sends the meetings again for which there was no room. Only a change that the server takes leads here, so it ends. */
function retryFull({ refused, full }: SyncContext): void {
  for (const id of full) refused.delete(id)
  full.clear()
}

/** Notes the only change, or the only answer, of a rejected call, and the server's reason. */
function refuse(context: SyncContext, { changes, answers }: Batch, error: unknown) {
  const { refused, full, settled, refusals } = context
  const [[meeting], [answer]] = [changes, answers]
  if (meeting) {
    refused.set(meeting.id, meeting.changedAt)
    if (isFull(error)) full.add(meeting.id)
  } else if (answer) settled.add(answer.key)
  const id = meeting?.id ?? answer?.answer.id
  if (id === undefined) return 'failed'
  refusals.set(id, reasonOf(error))
  logFailure('warn', `The server refuses the ${meeting ? 'meeting' : 'answer to'} "${id}".`, error)
  return { isMore: true }
}

async function exchangeHalves(
  context: SyncContext,
  { changes, answers }: Batch,
): Promise<SyncOutcome | { isMore: boolean }> {
  const ofChanges = Math.ceil(changes.length / 2)
  const ofAnswers = changes.length > 0 ? 0 : Math.ceil(answers.length / 2)
  const end = await exchange(context, {
    changes: changes.slice(0, ofChanges),
    answers: answers.slice(0, ofAnswers),
  })
  if (typeof end === 'string') return end
  return await exchange(context, { changes: changes.slice(ofChanges), answers: answers.slice(ofAnswers) })
}

const isReply = (value: Partial<Reply> | undefined): value is Reply =>
  Number.isSafeInteger(value?.revision) &&
  typeof value?.isMore === 'boolean' &&
  Array.isArray(value.meetings) &&
  value.meetings.every((meeting) => isSyncedMeeting(meeting))
