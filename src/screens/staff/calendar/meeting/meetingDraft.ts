import type { IsoDay } from '@atrium/contract/days'
import { type MeetingFields, type TimeSpan, writeMeetingDate } from '@atrium/contract/meetings'
import type { MeetingValues } from '@atrium/ui/meeting'
import { newMeetingName } from '#features/schedule/meetingHash.ts'
import { readTabValue, staffKey, writeTab } from '#hooks/useTabState.ts'
import { noRepeat, repeatOf } from './repeatValues.ts'

/** The state of the open form. */
export interface MeetingDraft {
  /** The id of the meeting that is changed; left out for a new meeting. */
  id?: string
  /** For one of a series, the day on which its rule has it. */
  occurrence?: IsoDay | undefined
  /** The values when the form was opened. */
  base: MeetingValues
  values: MeetingValues
}

const draftKey = `${staffKey}meetingForm`

/** The name of a draft: the id under which the schedule shows its meeting. */
export const draftName = ({ id = newMeetingName, occurrence }: MeetingDraft): string =>
  occurrence === undefined ? id : `${id}@${occurrence}`

const texts = ['title', 'day', 'start', 'end', 'typedName', 'notes'] as const

const areValues = (values: Partial<MeetingValues> | undefined): boolean =>
  typeof values === 'object' &&
  texts.every((name) => typeof values[name] === 'string') &&
  Array.isArray(values.attendees) &&
  Array.isArray(values.attachments)

/** The draft of an earlier version has no invitees, no room and no repetition. */
const whole = (values: MeetingValues): MeetingValues => ({
  ...noRepeat,
  ...values,
  invitees: Array.isArray(values.invitees) ? values.invitees : [],
  roomname: typeof values.roomname === 'string' ? values.roomname : '',
})

/** The drafts that were left unsaved in this tab, the latest one last. An earlier version kept one draft, without a list. */
export const readDrafts = (): MeetingDraft[] =>
  [readTabValue<unknown>(draftKey) ?? []].flat().flatMap((stored) => {
    const { base, values, ...rest } = (stored ?? {}) as MeetingDraft
    return areValues(base) && areValues(values) ? [{ ...rest, base: whole(base), values: whole(values) }] : []
  })

export const readDraft = (name: string): MeetingDraft | undefined =>
  readDrafts().find((draft) => draftName(draft) === name)

const draftsBeside = (draft: MeetingDraft) =>
  readDrafts().filter((other) => draftName(other) !== draftName(draft))

/** Keeps a draft in the storage of this tab, over a reload. */
export const writeDraft = (draft: MeetingDraft): void => writeTab(draftKey, [...draftsBeside(draft), draft])

export function removeDraft(draft: MeetingDraft): void {
  const others = draftsBeside(draft)
  writeTab(draftKey, others.length > 0 ? others : undefined)
}

/** Whether something was typed since the form was opened. A form leaves an empty value out, or has its default. */
export const isTouched = ({ base, values }: MeetingDraft): boolean => {
  const textOf = (value: unknown) => (value && String(value) !== '' ? JSON.stringify(value) : '')
  const names = Object.keys({ ...base, ...values }) as (keyof MeetingValues)[]
  return names.some((name) => textOf(base[name]) !== textOf(values[name]))
}

/** A meeting as values of the form. */
export const valuesOf = (fields: MeetingFields): MeetingValues => ({
  title: fields.title,
  day: writeMeetingDate(fields.day),
  start: fields.start,
  end: fields.end,
  attendees: [...fields.attendees],
  invitees: (fields.invitees ?? []).map((invitee) => ({ ...invitee })),
  typedName: '',
  roomname: fields.roomname ?? '',
  notes: fields.notes,
  attachments: fields.attachments.map(({ id, name, size }) => ({ id, name, size })),
  ...repeatOf(fields.recurrence, fields.day),
})

/** The values of an empty form at a time. */
export const newValues = ({ day, start, end }: TimeSpan): MeetingValues =>
  valuesOf({ title: '', day, start, end, attendees: [], notes: '', attachments: [] })
