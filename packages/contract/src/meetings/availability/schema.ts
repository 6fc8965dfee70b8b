import { array, boolean, type InferType, mixed, object, string } from 'yup'
import { line, listOf, photoHash, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'

/** A span within the working hours, by the rules of a meeting. */
export const availabilityQuestionSchema = meetingFieldsSchema.pick(['day', 'start', 'end']).shape({
  /** The names of attendees who are not known by an id; the caller is always included. */
  people: listOf(line(2 * limits.name + 1).required(), limits.attendees),
  /** The directory ids of attendees. */
  personIds: listOf(text(40).required(), limits.attendees).optional(),
  /** The addresses of guests: one that is a colleague's is answered as this person. */
  emails: listOf(text(limits.email).required(), limits.attendees).optional(),
  /** The room of the meeting. */
  roomname: text(limits.roomName).optional(),
  /** The caller's meeting that is being edited: it makes no person busy and occupies no room. */
  exceptId: text(64).optional(),
})

export type AvailabilityQuestion = InferType<typeof availabilityQuestionSchema>

const spanSchema = object({
  day: string().required(),
  start: string().required(),
  end: string().required(),
})

/** A span on one day by the clock of the company; `start` and `end` as `HH:mm`. */
export type TimeSpan = InferType<typeof spanSchema>

const busySpanSchema = object({
  start: string().required(),
  end: string().required(),
  kind: mixed<'tentative' | 'busy' | 'away'>().oneOf(['tentative', 'busy', 'away']).required(),
})

/** A busy interval within the working hours of a day, `HH:mm`. It does not reveal the reason. */
export type BusySpan = InferType<typeof busySpanSchema>

const busySchema = array(busySpanSchema).defined()

/**
 * `unknown`: a person without an account, whose meetings are not known; `tentative`: is invited to a meeting, and has not
 * answered or said "maybe"; `busy`: has a meeting; `away`: has requested the time off.
 */
export type AvailabilityState = 'free' | 'tentative' | 'busy' | 'away' | 'unknown'

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

/** A person who works here: with a badge, with an account, or with both. */
export const invitablePersonSchema = object({
  /** The id on the badge, `DEV7`; `account-3` for a person without a badge. It stays the same when the name changes. */
  id: string().required(),
  /** First and last name, as in the attendees of a meeting. */
  name: string().required(),
  /** In the language of the request. */
  position: string().defined(),
  /** Whether the person has an account, by which meetings are notified and answered. */
  hasAccount: boolean().required(),
  photo: photoHash(),
})
