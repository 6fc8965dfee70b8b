import { readTime } from '@atrium/contract/core'
import { isIsoDay } from '@atrium/contract/days'
import { answerStates, type Meeting, meetingLooks } from '@atrium/contract/meetings'
import type { StoredMeeting } from './storedMeeting.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isText = (value: unknown): value is string => typeof value === 'string'

const isTime = (value: unknown) => isText(value) && readTime(value) !== undefined

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0

const instant = /^[12]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$/

/** An instant as `toISOString` writes it in the years 1000 to 2999: such texts sort as the instants do. */
const isInstant = (value: unknown): value is string => isText(value) && instant.test(value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAttachment = (value: unknown) =>
  isRecord(value) && isText(value.id) && isText(value.name) && isCount(value.size)

const isOptional = (isValid: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isValid(value)

const isAttendee = (value: unknown) =>
  isRecord(value) &&
  isText(value.name) &&
  isOptional(isText)(value.personId) &&
  isOptional(isText)(value.email)

const isOccurrenceChange = (value: unknown) => {
  if (!isRecord(value) || !isIsoDay(value.day)) return false
  if (value.fields === undefined) return value.isCancelled === true
  const { fields } = value
  return (
    isRecord(fields) &&
    isIsoDay(fields.day) &&
    [fields.start, fields.end].every(isTime) &&
    [fields.title, fields.notes].every(isOptional(isText))
  )
}

const isRecurrence = (value: unknown) =>
  isRecord(value) &&
  isText(value.rule) &&
  Array.isArray(value.changes) &&
  value.changes.every(isOccurrenceChange)

/** The check of each field: an invalid value would break a page that shows it. */
const fields: { [Field in keyof Required<Omit<Meeting, 'day'>>]: (value: unknown) => boolean } = {
  id: (value) => isText(value) && uuid.test(value),
  title: isText,
  start: isTime,
  end: isTime,
  attendees: (value) => Array.isArray(value) && value.every(isText),
  notes: isText,
  attachments: (value) => Array.isArray(value) && value.every(isAttachment),
  invitees: isOptional((value) => Array.isArray(value) && value.every(isAttendee)),
  roomname: isOptional(isText),
  recurrence: isOptional(isRecurrence),
  look: (value) => isCount(value) && value < meetingLooks,
  createdAt: isInstant,
  changedAt: isInstant,
  splitFrom: isOptional((value) => isRecord(value) && isText(value.id) && isIsoDay(value.day)),
  isDeleted: (value) => typeof value === 'boolean',
}

const checks = Object.entries(fields)

/** Whether a value from the storage or the network is a valid meeting. */
export const isMeeting = (value: unknown): value is Meeting =>
  isRecord(value) && isIsoDay(value.day) && checks.every(([field, fits]) => fits(value[field]))

const isGivenAnswer = (value: unknown) =>
  isRecord(value) &&
  answerStates.some((state) => state === value.state) &&
  isInstant(value.at) &&
  isCount(value.sequence) &&
  isOptional((seen) => isRecord(seen) && isIsoDay(seen.day) && isText(seen.start))(value.seen)

const isAnswer = (value: unknown) =>
  isGivenAnswer(value) &&
  isText((value as { name?: unknown }).name) &&
  isOptional(isIsoDay)((value as { day?: unknown }).day)

const isColleague = (value: unknown) =>
  isRecord(value) && [value.name, value.personId, value.fullName].every(isText)

const isCounted = (value: unknown) =>
  isRecord(value) &&
  isCount(value.sequence) &&
  Array.isArray(value.days) &&
  value.days.every((one) => isRecord(one) && isIsoDay(one.day) && isCount(one.sequence))

const isShared = isOptional(
  (value) =>
    isRecord(value) &&
    [value.revision, value.sequence].every(isCount) &&
    isOptional(isCounted)(value.counted) &&
    [value.organiser, value.invitedAs].every(isOptional(isText)) &&
    isOptional((gone) => gone === true)(value.isRoomGone) &&
    Array.isArray(value.answers) &&
    value.answers.every(isAnswer) &&
    isOptional((all) => Array.isArray(all) && all.every(isColleague))(value.colleagues) &&
    isOptional((days) => Array.isArray(days) && days.every(isIsoDay))(value.roomTaken),
)

const isGivenAnswers = isOptional(
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(([day, answer]) => (day === '' || isIsoDay(day)) && isGivenAnswer(answer)),
)

/** Whether a value from the network is a valid meeting of the server. */
export const isSyncedMeeting = (value: unknown): value is Meeting & Pick<StoredMeeting, 'shared'> =>
  isMeeting(value) && isShared('shared' in value ? value.shared : undefined)

/** Whether a value is a valid entry under an id. */
export function isEntry(value: unknown, id: string): value is StoredMeeting {
  if (!isRecord(value) || !isMeeting(value.meeting)) return false
  if (!isShared(value.shared) || !isGivenAnswers(value.answers)) return false
  const { meeting, syncedAt } = value
  return meeting.id === id && (syncedAt === null || (isInstant(syncedAt) && syncedAt <= meeting.changedAt))
}
