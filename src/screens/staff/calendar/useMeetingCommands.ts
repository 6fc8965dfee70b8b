import type { Meeting, MeetingFields } from '@atrium/contract'
import { now } from '#config/clock.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** What was done to one of one's own meetings; enough to take it back. */
export interface MeetingCommand {
  kind: 'created' | 'changed' | 'deleted'
  id: string
  /** The meeting as it was; left out where there was none. */
  before?: Meeting
}

const fieldsOf = ({ title, day, start, end, attendees, notes, attachments }: Meeting): MeetingFields => ({
  title,
  day,
  start,
  end,
  attendees,
  notes,
  attachments,
})

/**
 * The ways to change one's own meetings; each gives the deed, which `undo` takes back. A meeting that was deleted in
 * another tab or on another device is not changed, so that nothing brings it back unasked: only the undo of a deletion
 * does.
 */
export function useMeetingCommands() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const at = () => now().toISOString()
  const find = (id: string): Meeting | undefined => {
    const meeting = selectMeetingEntry(store.getState(), id)?.meeting
    return meeting?.isDeleted ? undefined : meeting
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
  /** Whether it could be taken back: a change of a meeting that was deleted since cannot. */
  const undo = ({ kind, id, before }: MeetingCommand): boolean => {
    if (kind === 'changed' && !find(id)) return false
    if (before) dispatch(meetingChanged({ id, at: at(), fields: fieldsOf(before) }))
    else dispatch(meetingDeleted({ id, at: at() }))
    return true
  }
  return { create, change, remove, undo }
}
