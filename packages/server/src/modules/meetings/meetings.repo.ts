import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, Versions } from '@atrium/contract/meetings'
import { spanOf } from '@atrium/contract/meetings/series'
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  inArray,
  lte,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { firstDayOf, lastDayOf, meetingPeople, meetings } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

type MeetingRecord = typeof meetings.$inferSelect

/** A meeting with its organiser (`accountId`) and its `sequence`. */
export interface OrganisedMeeting extends Versions {
  accountId: number
  meeting: Meeting
}

export const versionsOf = ({ sequence, counted }: Pick<MeetingRecord, 'sequence' | 'counted'>): Versions => ({
  sequence,
  counted: counted ?? undefined,
})

/** The meetings with one of the ids, by id. */
export async function findMeetings(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, OrganisedMeeting>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(meetings)
    .where(inArray(meetings.id, [...ids]))
  return new Map(
    rows.map((row) => [row.id, { accountId: row.accountId, ...versionsOf(row), meeting: asMeeting(row) }]),
  )
}

/** The number of meetings that a person organises, including tombstones of deleted meetings. */
export async function countMeetings(db: Database, accountId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(meetings)
    .where(eq(meetings.accountId, accountId))
  return row?.count ?? 0
}

/**
 * Counts the meetings of a person that take place on a day or later, without some of them, for the bounds `limits.openMeetings`,
 * `openSeries`, `openAttendees` and `openTexts`.
 */
export async function countOpenMeetings(
  db: Database,
  accountId: number,
  { from, except }: { from: IsoDay; except: readonly string[] },
) {
  const { attendees, id, isDeleted, recurrence, textLength } = meetings
  const [row] = await db
    .select({
      meetings: sql<number>`count(*)::int`,
      series: sql<number>`count(${recurrence})::int`,
      attendees: sql<number>`coalesce(sum(jsonb_array_length(${attendees})), 0)::int`,
      texts: sql<number>`coalesce(sum(${textLength}), 0)::int`,
    })
    .from(meetings)
    .where(
      and(
        eq(meetings.accountId, accountId),
        eq(isDeleted, false),
        gte(lastDayOf(meetings), from),
        notInArray(id, [...except]),
      ),
    )
  return row ?? { meetings: 0, series: 0, attendees: 0, texts: 0 }
}

/** The columns of a repetition. */
export function recurrenceColumns({ day, recurrence }: Pick<Meeting, 'day' | 'recurrence'>) {
  if (!recurrence) return { recurrence: null, firstDay: null, lastDay: null }
  const { first, last } = spanOf({ day, recurrence })
  return { recurrence, firstDay: first, lastDay: last }
}

/**
 * The characters of a meeting as a calendar file writes them: a changed occurrence repeats the texts of its series that it
 * does not change.
 */
export function textLengthOf({
  title,
  notes,
  roomname = '',
  attendees,
  attachments,
  recurrence,
}: Meeting): number {
  const shared = roomname.length + attendees.join().length
  const written = (recurrence?.changes ?? []).flatMap(({ fields }) => fields ?? [])
  const lengthOf = (own: { title?: string | undefined; notes?: string | undefined }) =>
    shared + (own.title ?? title).length + (own.notes ?? notes).length
  const files = attachments.map(({ name }) => name).join().length
  return written.reduce((sum, own) => sum + lengthOf(own), files + lengthOf({ title, notes }))
}

/** Updates every column with the value of the insert (upsert). */
const replaced: Record<string, SQL> = Object.fromEntries(
  Object.entries(getTableColumns(meetings)).map(([name, column]) => [
    name,
    sql`excluded.${sql.identifier(column.name)}`,
  ]),
)

/** Writes meetings of an organiser over their earlier copies; returns the ids of the written ones. */
export async function saveMeetings(
  tx: Database,
  accountId: number,
  changed: readonly (Versions & { meeting: Meeting; revision: number })[],
): Promise<Set<string>> {
  const rows = changed.map(({ meeting, sequence, counted, revision }) => ({
    ...meeting,
    accountId,
    invitees: meeting.invitees ?? [],
    roomname: meeting.roomname ?? '',
    ...recurrenceColumns(meeting),
    textLength: textLengthOf(meeting),
    createdAt: new Date(meeting.createdAt),
    changedAt: new Date(meeting.changedAt),
    sequence,
    counted: counted ?? null,
    revision,
  }))
  const written = await tx
    .insert(meetings)
    .values(rows)
    // Two people who send the same id at the same time: the meeting belongs to the first.
    .onConflictDoUpdate({ target: meetings.id, set: replaced, setWhere: eq(meetings.accountId, accountId) })
    .returning({ id: meetings.id })
  return new Set(written.map(({ id }) => id))
}

/** The meetings that changed after a revision, oldest change first, or those of some days, latest change first. */
export type Selection = { since: number } | { from: IsoDay; to: IsoDay }

/** Of a meeting in a span of days, or of a series whose first and last day overlap with it. */
export const isWithin = ({ from, to }: { from: IsoDay; to: IsoDay }) =>
  and(eq(meetings.isDeleted, false), gte(lastDayOf(meetings), from), lte(firstDayOf(meetings), to))

/** The condition and the order of a selection; `revision` is that of the person's meetings. */
export const selectionIn = (selection: Selection, revision: AnyPgColumn) =>
  'since' in selection
    ? { isSelected: gt(revision, selection.since), order: asc(revision) }
    : { isSelected: isWithin(selection), order: desc(revision) }

/** A selection of own meetings; at most `limit`. */
export async function listOwn(
  db: Database,
  accountId: number,
  selection: Selection,
  limit: number,
): Promise<(Versions & { revision: number; meeting: Meeting; wasInvited: boolean })[]> {
  const { isSelected, order } = selectionIn(selection, meetings.revision)
  const invitation = db
    .select({ id: meetingPeople.id })
    .from(meetingPeople)
    .where(and(eq(meetingPeople.meetingId, meetings.id), eq(meetingPeople.accountId, accountId)))
  const rows = await db
    .select({
      row: meetings,
      wasInvited: sql<boolean>`${exists(invitation)}`,
    })
    .from(meetings)
    .where(and(eq(meetings.accountId, accountId), isSelected))
    .orderBy(order)
    .limit(limit)
  return rows.map(({ row, wasInvited }) => ({
    revision: row.revision,
    ...versionsOf(row),
    meeting: asMeeting(row),
    wasInvited,
  }))
}

/** The meeting of a row. */
export const asMeeting = ({
  accountId: _owner,
  revision: _number,
  sequence: _times,
  counted: _versions,
  firstDay: _first,
  lastDay: _last,
  textLength: _length,
  createdAt,
  changedAt,
  invitees,
  roomname,
  recurrence,
  ...meeting
}: MeetingRecord): Meeting => ({
  ...meeting,
  ...(invitees.length > 0 && { invitees }),
  ...(roomname && { roomname }),
  ...(recurrence && { recurrence }),
  createdAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
})
