import { array, boolean, mixed, type ObjectSchema, object, string } from 'yup'
import {
  type AvailabilityAnswer,
  type AvailabilityQuestion,
  askAvailability,
  type DirectoryPerson,
  listDirectory,
  type PersonState,
  type TimeSpan,
} from '#availability.ts'
import { limits } from '#limits.ts'
import { listOf, text, trimmed } from './fields.ts'
import { meetingFieldsSchema } from './meetings.ts'
import { withSchemas } from './withSchemas.ts'

/** A span within the working hours, by the rules of a meeting. */
const { day, start, end } = meetingFieldsSchema.fields

export const availabilityQuestionSchema = object({
  people: listOf(trimmed(2 * limits.name + 1).required(), limits.attendees),
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

const answerSchema: ObjectSchema<AvailabilityAnswer> = object({
  people: array(
    object({
      name: string().defined(),
      state: mixed<PersonState>().oneOf(['free', 'busy', 'away', 'unknown']).required(),
      isSelf: boolean().required(),
    }),
  ).defined(),
  holiday: string().optional(),
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
  askAvailability: withSchemas(askAvailability, {
    body: availabilityQuestionSchema,
    reply: answerSchema,
  }),
}
