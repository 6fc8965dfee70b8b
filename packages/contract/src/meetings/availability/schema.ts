import { array, boolean, mixed, type ObjectSchema, object, string } from 'yup'
import {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  type BusySpan,
  type DirectoryPerson,
  fetchAvailability,
  listDirectory,
  type PersonState,
  type TimeSpan,
} from './endpoints.ts'
import { limits } from '#core/limits.ts'
import { line, listOf, text } from '#core/fields.ts'
import { meetingFieldsSchema } from '#meetings/schema.ts'
import { withSchemas } from '#core/withSchemas.ts'

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

const answerSchema: ObjectSchema<AvailabilityAnswer> = object({
  people: array(
    object({
      name: string().defined(),
      personId: string().optional(),
      email: string().optional(),
      state: mixed<PersonState>().oneOf(['free', 'tentative', 'busy', 'away', 'unknown']).required(),
      isSelf: boolean().required(),
      worksElsewhere: boolean().optional(),
      busy: busySchema,
    }),
  ).defined(),
  room: object({
    state: mixed<'free' | 'busy' | 'unknown'>().oneOf(['free', 'busy', 'unknown']).required(),
    busy: busySchema,
  })
    .optional()
    .default(undefined),
  holiday: string().optional(),
  isWeekend: boolean().optional(),
  next: array(spanSchema.required()).defined(),
})

const directoryPersonSchema: ObjectSchema<DirectoryPerson> = object({
  id: string().required(),
  name: string().required(),
  position: string().defined(),
  hasAccount: boolean().required(),
})

/** The rows of the call table about the directory and the availability of people. */
export const availabilityEndpoints = {
  listDirectory: withSchemas(listDirectory, {
    reply: array(directoryPersonSchema.required()).defined(),
  }),
  fetchAvailability: withSchemas(fetchAvailability, {
    body: availabilityQuestionSchema,
    reply: answerSchema,
  }),
}
