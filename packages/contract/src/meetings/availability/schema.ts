import { array, boolean, type InferType, mixed, type ObjectSchema, object, string } from 'yup'
import { line, listOf, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'
import type { AvailabilityQuestion, AvailabilityState, BusySpan, TimeSpan } from './rules.ts'

/** A span within the working hours, by the rules of a meeting. */
const { day, start, end } = meetingFieldsSchema.fields

export const availabilityQuestionSchema = object({
  people: listOf(line(2 * limits.name + 1).required(), limits.attendees),
  personIds: listOf(text(40).required(), limits.attendees).optional(),
  emails: listOf(text(limits.email).required(), limits.attendees).optional(),
  roomname: text(limits.roomName).optional(),
  day,
  start,
  end,
  exceptId: text(64).optional(),
}) as ObjectSchema<AvailabilityQuestion>

const spanSchema: ObjectSchema<TimeSpan> = object({
  day: string().required(),
  start: string().required(),
  end: string().required(),
})

const busySchema = array(
  object({
    start: string().required(),
    end: string().required(),
    kind: mixed<BusySpan['kind']>().oneOf(['tentative', 'busy', 'away']).required(),
  }),
).defined()

export const answerSchema = object({
  /**
   * The caller, then the others: by id and address in the order of the request, then by name. An unknown id and an address
   * that is no colleague's are left out. The answer does not reveal why a person is busy.
   */
  people: array(
    object({
      name: string().defined(),
      /** Of a person who was requested by id or address. */
      personId: string().optional(),
      /** The requested address, of a person who was requested by it. */
      email: string().optional(),
      state: mixed<AvailabilityState>().oneOf(['free', 'tentative', 'busy', 'away', 'unknown']).required(),
      isSelf: boolean().required(),
      /** Whether the person works elsewhere at that time, and can be reached there. */
      worksElsewhere: boolean().optional(),
      /** On the requested day, in chronological order. */
      busy: busySchema,
    }),
  ).defined(),
  /** The requested room; `unknown` when there is none of that name. */
  room: object({
    state: mixed<'free' | 'busy' | 'unknown'>().oneOf(['free', 'busy', 'unknown']).required(),
    busy: busySchema,
  })
    .optional()
    .default(undefined),
  /** The names of the holidays on that day; on a holiday everybody is absent. */
  holiday: string().optional(),
  /** Whether the day is a weekend that is not worked. */
  isWeekend: boolean().optional(),
  /** Up to three next spans of the same length, from the requested one on, in which everybody and the room are free. */
  next: array(spanSchema.required()).defined(),
})

export type AvailabilityAnswer = InferType<typeof answerSchema>

export const invitablePersonSchema = object({
  /** The id on the badge, `DEV7`; `account-3` for a person without a badge. It stays the same when the name changes. */
  id: string().required(),
  /** First and last name, as in the attendees of a meeting. */
  name: string().required(),
  /** In the language of the request. */
  position: string().defined(),
  /** Whether the person has an account, by which meetings are notified and answered. */
  hasAccount: boolean().required(),
})

/** A person who works here: with a badge, with an account, or with both. */
export type InvitablePerson = InferType<typeof invitablePersonSchema>
