import type { IsoDay } from '@atrium/contract/days'
import type { Meeting, MeetingFields } from '@atrium/contract/meetings'
import { occurrenceOn, type RecurrencePattern } from '@atrium/contract/meetings/series'
import { now } from '#config/clock.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { isInvitation } from '#slices/ownAnswers.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'
import { type ChangeScope, choicesOfMove, planChange, planRemoval } from './seriesPlan.ts'

/** A meeting, or one of a series: by the day on which its rule has it. */
interface MeetingPlace {
  id: string
  occurrence?: IsoDay | undefined
}

/** The data of a meeting in the note about a command. */
type Snapshot = Pick<Meeting, 'id' | 'title' | 'day' | 'start' | 'end'>

/** A change of the person's own meetings, with the data to undo it. */
export interface MeetingCommand {
  kind: 'created' | 'changed' | 'moved' | 'deleted'
  /** The meeting after the command, before it when it was deleted. */
  meeting: Snapshot
  /** The meeting before the command; left out for a new one. */
  before?: Snapshot | undefined
  /** For a meeting of a series. */
  scope?: ChangeScope | undefined
  /** Does the same to all meetings of the series instead; left out unless the person may still choose. */
  forAll?: (() => MeetingCommand | undefined) | undefined
  /** The changed meetings; `before` is left out for a new one. */
  steps: readonly Step[]
}

interface Step {
  id: string
  before?: Meeting
  /** Whether the command has deleted it: only then its undo restores a deleted meeting. */
  isDeleted?: boolean
}

/** All fields that a person edits: one that the meeting did not have is removed again. */
const fieldsOf = (meeting: Meeting): MeetingFields => {
  const { title, day, start, end, attendees, notes, attachments, invitees, roomname, recurrence } = meeting
  return { title, day, start, end, attendees, notes, attachments, invitees, roomname, recurrence }
}

/** Whether a change has changed only day or time. */
function isMove(series: Meeting, before: Snapshot, after: Snapshot, fields: Partial<MeetingFields>): boolean {
  const times = ['day', 'start', 'end'] as const
  const texts = ['title', 'notes', 'attendees', 'attachments', 'invitees', 'roomname', 'recurrence'] as const
  const known: Partial<MeetingFields> = { ...series, ...before }
  return (
    times.some((field) => before[field] !== after[field]) &&
    texts.every(
      (field) => !(field in fields) || JSON.stringify(known[field]) === JSON.stringify(fields[field]),
    )
  )
}

/** The snapshot of a meeting, or of one of a series. */
function snapshotOf(meeting: Meeting, occurrence: IsoDay | undefined): Snapshot {
  const shown = occurrence && occurrenceOn(meeting, occurrence)
  return shown ? { ...shown, id: `${meeting.id}@${occurrence}` } : meeting
}

/** The original day of what takes place on a day: with all the others it may have another one than before. */
const originalDay = (meeting: Meeting, day: IsoDay, before: IsoDay | undefined): IsoDay | undefined =>
  meeting.recurrence &&
  [before, day].find((one) => one !== undefined && occurrenceOn(meeting, one)?.day === day)

/**
 * The commands on the person's own meetings; `undo` reverts a command. A meeting that was deleted in another tab or on
 * another device is not changed, because a change would restore it: only the undo of a deletion restores a meeting.
 */
export function useMeetingCommands() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const at = () => now().toISOString()
  const find = (id: string): Meeting | undefined => {
    const entry = selectMeetingEntry(store.getState(), id)
    return !entry || entry.meeting.isDeleted || isInvitation(entry) ? undefined : entry.meeting
  }

  const create = (fields: MeetingFields): MeetingCommand => {
    const id = crypto.randomUUID()
    dispatch(meetingCreated({ id, at: at(), fields }))
    const occurrence = fields.recurrence && fields.day
    const made = selectMeetingEntry(store.getState(), id)?.meeting
    return {
      kind: 'created',
      meeting: made ? snapshotOf(made, occurrence) : { ...fields, id },
      steps: [{ id }],
    }
  }
  const executePlan = (
    before: Meeting,
    { series, created }: NonNullable<ReturnType<typeof planChange>>,
    occurrence?: IsoDay,
  ): Step[] => {
    const { id } = before
    if (series === 'deleted') dispatch(meetingDeleted({ id, at: at() }))
    else dispatch(meetingChanged({ id, at: at(), fields: series }))
    const step = { id, before, isDeleted: series === 'deleted' }
    if (!created) return [step]
    const next = crypto.randomUUID()
    const splitFrom = occurrence === undefined ? undefined : { id, day: occurrence }
    dispatch(meetingCreated({ id: next, at: at(), fields: created, look: before.look, splitFrom }))
    return [step, { id: next }]
  }
  /**
   * Without a scope one of a series is changed alone, and the command can still be given `forAll`, unless the person has to
   * choose a pattern for all of them in the form.
   */
  const change = (
    { id, occurrence }: MeetingPlace,
    fields: Partial<MeetingFields>,
    scope?: ChangeScope,
    pattern?: RecurrencePattern,
  ): MeetingCommand | undefined => {
    const series = find(id)
    if (!series) return undefined
    const isOfSeries = occurrence !== undefined && series.recurrence !== undefined
    const before = snapshotOf(series, isOfSeries ? occurrence : undefined)
    const plan = isOfSeries
      ? planChange(series, occurrence, scope ?? 'one', fields, pattern)
      : { series: fields }
    if (!plan) return undefined
    const steps = executePlan(series, plan, occurrence)
    const changed = find(steps.at(-1)?.id ?? id) ?? series
    const meeting = snapshotOf(changed, originalDay(changed, fields.day ?? before.day, occurrence))
    const forAll = () => (undo({ steps }) ? change({ id, occurrence }, fields, 'all') : undefined)
    const mayBeForAll = isOfSeries && !scope && choicesOfMove(series, occurrence, 'all', fields).length === 0
    return {
      kind: isMove(series, before, meeting, fields) ? 'moved' : 'changed',
      meeting,
      before,
      ...(isOfSeries && { scope: scope ?? 'one', ...(mayBeForAll && { forAll }) }),
      steps,
    }
  }
  const remove = ({ id, occurrence }: MeetingPlace, scope?: ChangeScope): MeetingCommand | undefined => {
    const series = find(id)
    if (!series) return undefined
    const isOfSeries = occurrence !== undefined && series.recurrence !== undefined
    const plan = isOfSeries ? planRemoval(series, occurrence, scope ?? 'one') : { series: 'deleted' as const }
    if (!plan) return undefined
    const meeting = snapshotOf(series, isOfSeries ? occurrence : undefined)
    const steps = executePlan(series, plan)
    return { kind: 'deleted', meeting, before: meeting, ...(isOfSeries && { scope: scope ?? 'one' }), steps }
  }
  /** Returns whether the command was undone: a change cannot be undone if the meeting was deleted since. */
  const undo = ({ steps }: Pick<MeetingCommand, 'steps'>): boolean => {
    if (steps.some(({ id, before, isDeleted }) => before && !isDeleted && !find(id))) return false
    for (const { id, before } of steps)
      if (before) dispatch(meetingChanged({ id, at: at(), fields: fieldsOf(before) }))
      else dispatch(meetingDeleted({ id, at: at() }))
    return true
  }
  return { create, change, remove, undo }
}
