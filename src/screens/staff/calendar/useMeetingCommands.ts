import type { Meeting, MeetingFields } from '@atrium/contract'
import { now } from '#config/clock.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { isInvitation } from '#slices/ownAnswers.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** A change of one of the person's own meetings, with the data to undo it. */
export interface MeetingCommand {
  kind: 'created' | 'changed' | 'deleted'
  id: string
  /** The meeting before the command; left out for a new meeting. */
  before?: Meeting
}

/** All fields that a person edits: one that the meeting did not have is removed again. */
const fieldsOf = (meeting: Meeting): MeetingFields => {
  const { title, day, start, end, attendees, notes, attachments, invitees, roomname, recurrence } = meeting
  return { title, day, start, end, attendees, notes, attachments, invitees, roomname, recurrence }
}

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
    return { kind: 'created', id }
  }
  const change = (id: string, fields: Partial<MeetingFields>): MeetingCommand | undefined => {
    const before = find(id)
    if (!before) return undefined
    dispatch(meetingChanged({ id, at: at(), fields }))
    return { kind: 'changed', id, before }
  }
  const remove = (id: string): MeetingCommand | undefined => {
    const before = find(id)
    if (!before) return undefined
    dispatch(meetingDeleted({ id, at: at() }))
    return { kind: 'deleted', id, before }
  }
  /** Returns whether the command was undone: a change cannot be undone if the meeting was deleted since. */
  const undo = ({ kind, id, before }: MeetingCommand): boolean => {
    if (kind === 'changed' && !find(id)) return false
    if (before) dispatch(meetingChanged({ id, at: at(), fields: fieldsOf(before) }))
    else dispatch(meetingDeleted({ id, at: at() }))
    return true
  }
  return { create, change, remove, undo }
}
