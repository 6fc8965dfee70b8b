import { company, dayAndTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  deletedMeeting,
  hasSameContent,
  type Meeting,
  newerMeeting,
  type Versions,
} from '@atrium/contract/meetings'
import type { AccountRecord } from '#db/accounts.ts'
import { revisionsAfter } from '#db/meetingRevisions.ts'
import type { Database } from '#db/types.ts'
import { trackInterviews } from '#modules/hiring/index.ts'
import {
  bookRooms,
  compareTaken,
  listConflictDays,
  listGoneRooms,
  meetingSnapshot,
} from './bookings.service.ts'
import { comparePeople, type indexAccounts, resolveInvited } from './invitedPeople.ts'
import { isOver, type MeetingEvent, meetingEvents, nextVersion } from './meetingEvents.ts'
import { checkLimits } from './meetingLimits.service.ts'
import { findMeetings, type OrganisedMeeting, saveMeetings } from './meetings.repo.ts'
import { organiserOf, personIn } from './participants.ts'
import { findAccountIndex, findPeople, saveAttendees } from './people.repo.ts'
import { copyAnswers, isRejoined, knownAs, type Origin, originIds, originOf } from './splitOff.service.ts'

/** A change that the server applies. */
interface AppliedChange extends Versions {
  before: OrganisedMeeting | undefined
  /** The series from which a new meeting was split off. */
  origin?: Origin | undefined
  meeting: Meeting
  people: ReturnType<typeof comparePeople>
}

/**
 * Stores the changes of an organiser, and gives all concerned people a new revision. The caller has locked all concerned
 * accounts (`listConcerned` and `findAccounts`). Returns the events.
 *
 * @param by the account that the history of an interview names
 */
export async function applyChanges(
  tx: Database,
  organiser: AccountRecord,
  changes: readonly Meeting[],
  now: Date,
  by: number | null = organiser.id,
): Promise<MeetingEvent[]> {
  const ids = changes.map(({ id }) => id)
  const known = await findMeetings(tx, [...ids, ...originIds(changes)])
  const meetings = latestOf(organiser.id, changes, known)
  const lost = lostChanges(organiser, changes, known)
  if (meetings.length === 0) return lost
  const { day } = dayAndTime(now, company.timeZone)
  await checkLimits(tx, organiser.id, { meetings, known, today: day })
  const rows = await findPeople(tx, ids)
  const accounts = await findAccountIndex(tx, meetings, rows)
  const origins = { meetings: known, people: await findPeople(tx, originIds(meetings)) }
  const applied = meetings.map((meeting): AppliedChange => {
    const before = known.get(meeting.id)
    const origin = before ? undefined : originOf(meeting, organiser.id, origins)
    const rowsOf = rows.get(meeting.id) ?? []
    const invited = resolveInvited(meeting, { organiserId: organiser.id, accounts, known: rowsOf })
    const people = comparePeople(rowsOf, invited)
    const isWhole = before !== undefined && isRejoined(before.meeting, meeting, meetings, known)
    return { before, origin, meeting, ...sequenceOf(before ?? origin, meeting, isWhole), people }
  })
  const stored = await store(tx, organiser.id, { changes: applied, accounts, today: day })
  for (const { origin, people, meeting } of stored)
    if (origin) await copyAnswers(tx, origin, people, meeting.recurrence !== undefined)
  await trackInterviews(
    tx,
    organiser,
    stored.map(({ before, meeting }) => ({ before: before?.meeting, after: meeting })),
    now,
    by,
  )
  const events = stored.flatMap(
    ({ before, origin, meeting, sequence, counted, people, roomTaken, isRoomGone }) => [
      ...roomEvents(organiser, { meeting, before, sequence, taken: roomTaken, isRoomGone, now }),
      ...meetingEvents({
        organiser: organiserOf(organiser),
        before:
          (before && meetingSnapshot(before.meeting, roomTaken.before, day)) ??
          // Only the new bookings say whether it has its room.
          (origin && {
            ...origin.meeting,
            isRoomTaken: meetingSnapshot(meeting, roomTaken.after, day).isRoomTaken,
          }),
        after: meetingSnapshot(meeting, roomTaken.after, day),
        sequence,
        counted,
        people: people.flatMap((change) => {
          const person = personIn(change, accounts, organiser)
          return person
            ? [
                {
                  person,
                  wasInvited:
                    change.wasInvited || (origin !== undefined && knownAs(origin, change) !== undefined),
                  isInvited: change.invited !== undefined,
                },
              ]
            : []
        }),
        now,
      }),
    ],
  )
  return [...lost, ...events]
}

/** The changes that lose against a later one, which another device sent before. */
function lostChanges(
  account: AccountRecord,
  changes: readonly Meeting[],
  known: ReadonlyMap<string, OrganisedMeeting>,
): MeetingEvent[] {
  const organiser = organiserOf(account)
  return changes.flatMap((change): MeetingEvent[] => {
    const { meeting, accountId, sequence } = known.get(change.id) ?? {}
    const isLost =
      meeting &&
      accountId === account.id &&
      change.changedAt < meeting.changedAt &&
      !hasSameContent(meeting, change)
    if (!isLost || sequence === undefined) return []
    return [
      { kind: 'notKept', to: organiser, organiser, before: change, after: meeting, sequence, parts: [] },
    ]
  })
}

interface RoomResult {
  meeting: Meeting
  before: OrganisedMeeting | undefined
  sequence: number
  taken: { before: readonly IsoDay[]; after: readonly IsoDay[] }
  isRoomGone: boolean
  now: Date
}

/** The event for the organiser about days without the wanted room; also when there are no such days any more. */
function roomEvents(
  account: AccountRecord,
  { meeting, before, sequence, taken, isRoomGone, now }: RoomResult,
): MeetingEvent[] {
  if (taken.before.length + taken.after.length === 0) return []
  const { day: today } = dayAndTime(now, company.timeZone)
  const compared = compareTaken(
    before && { meeting: before.meeting, conflictDays: taken.before },
    { meeting, conflictDays: isOver(meeting, now) ? [] : taken.after },
    today,
  )
  const organiser = organiserOf(account)
  const states = { before: before?.meeting, after: meeting, sequence, parts: [] }
  return [
    { kind: 'roomTaken', to: organiser, organiser, ...states, taken: { ...compared, isGone: isRoomGone } },
  ]
}

/** The changed meetings that are later than the stored ones. Only the organiser changes a meeting. */
function latestOf(
  organiserId: number,
  changes: readonly Meeting[],
  known: ReadonlyMap<string, OrganisedMeeting>,
): Meeting[] {
  const latest = new Map<string, Meeting>()
  for (const change of changes) {
    const found = known.get(change.id)
    if (found && found.accountId !== organiserId) continue
    const meeting = change.isDeleted ? deletedMeeting(change, change.changedAt) : change
    const before = latest.get(meeting.id) ?? found?.meeting
    if (before && newerMeeting(before, meeting) === before) continue
    latest.set(meeting.id, meeting)
  }
  return [...latest.values()]
}

const sequenceOf = (before: OrganisedMeeting | Origin | undefined, meeting: Meeting, isWhole: boolean) =>
  before ? nextVersion(before, meeting, isWhole) : { sequence: 0, counted: undefined }

interface Storing {
  changes: readonly AppliedChange[]
  accounts: ReturnType<typeof indexAccounts>
  today: IsoDay
}

/** What was written: with the ids of new people, and with the days without the wanted room, before and after. */
interface Stored extends AppliedChange {
  people: (AppliedChange['people'][number] & { id: number })[]
  roomTaken: RoomResult['taken']
  isRoomGone: boolean
}

/** Writes meetings and people, and books rooms. */
async function store(
  tx: Database,
  organiserId: number,
  { changes, accounts, today }: Storing,
): Promise<Stored[]> {
  const next = await revisionsAfter(tx, [organiserId, ...accounts.byId.keys()])
  const written = await saveMeetings(
    tx,
    organiserId,
    changes.map(({ meeting, sequence, counted }) => ({
      ...{ meeting, sequence, counted },
      revision: next(organiserId),
    })),
  )
  const stored = changes.filter(({ meeting }) => written.has(meeting.id))
  const earlier = await listConflictDays(
    tx,
    stored.flatMap(({ before }) => before?.meeting ?? []),
    today,
  )
  const conflictDays = await bookRooms(
    tx,
    stored.map(({ meeting, before }) => ({ meeting, before: before?.meeting })),
    today,
  )
  const gone = await listGoneRooms(
    tx,
    stored.flatMap(({ meeting }) => (conflictDays.has(meeting.id) ? [meeting] : [])),
  )
  const states = stored.flatMap(({ meeting, people }) =>
    people.map((change) => {
      const { row, invited } = change
      const accountId = invited ? (invited.account?.id ?? null) : (row?.accountId ?? null)
      return {
        id: row?.id,
        meetingId: meeting.id,
        accountId,
        email: invited ? (invited.email ?? null) : (row?.email ?? null),
        name: invited?.name ?? row?.name ?? '',
        isRemoved: invited === undefined,
        revision: accountId === null ? 0 : next(accountId),
      }
    }),
  )
  const personIds = await saveAttendees(tx, states)
  let place = 0
  return stored.map((one) => ({
    ...one,
    roomTaken: { before: earlier.get(one.meeting.id) ?? [], after: conflictDays.get(one.meeting.id) ?? [] },
    isRoomGone: gone.has(one.meeting.id),
    people: one.people.map((change) => ({ ...change, id: personIds[place++] ?? 0 })),
  }))
}
