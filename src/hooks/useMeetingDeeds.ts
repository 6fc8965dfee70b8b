import type { Meeting, MeetingFields } from '@atrium/contract'
import { now } from '#config/clock.ts'
import { meetingChanged, meetingCreated, meetingDeleted, selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppDispatch, useAppStore } from '#store/hooks.ts'

/** What was done to one of one's own meetings; enough to take it back. */
export interface MeetingDeed {
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

/** The ways to change one's own meetings; each gives the deed, which `undo` takes back. */
export function useMeetingDeeds() {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const at = () => now().toISOString()
  const find = (id: string): Meeting | undefined => selectMeetingEntry(store.getState(), id)?.meeting

  const create = (fields: MeetingFields): MeetingDeed => {
    const id = crypto.randomUUID()
    dispatch(meetingCreated({ id, at: at(), fields }))
    return { kind: 'created', id }
  }
  const change = (id: string, fields: Partial<MeetingFields>): MeetingDeed | undefined => {
    const before = find(id)
    if (!before) return undefined
    dispatch(meetingChanged({ id, at: at(), fields }))
    return { kind: 'changed', id, before }
  }
  const remove = (id: string): MeetingDeed | undefined => {
    const before = find(id)
    if (!before) return undefined
    dispatch(meetingDeleted({ id, at: at() }))
    return { kind: 'deleted', id, before }
  }
  const undo = ({ id, before }: MeetingDeed): void => {
    if (before) dispatch(meetingChanged({ id, at: at(), fields: fieldsOf(before) }))
    else dispatch(meetingDeleted({ id, at: at() }))
  }
  return { create, change, remove, undo }
}
