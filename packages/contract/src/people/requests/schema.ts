import { type InferType, mixed, number, object, string } from 'yup'
import { line, lines, personName, photoHash, record } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type RecordRequestState, recordRequestStates } from './rules.ts'

const ownFields = {
  id: number().integer().required(),
  changes: object({
    firstName: string().optional(),
    lastName: string().optional(),
    position: string().optional(),
    language: mixed<Language>().oneOf(languages).optional(),
  }),
  reason: string().defined(),
  state: mixed<RecordRequestState>().oneOf(recordRequestStates).required(),
  answer: string().defined(),
  createdAt: string().required(),
  decidedAt: string().defined().nullable(),
}
export const ownSchema = object(ownFields)

/** A request as its person sees it. */
export type OwnRecordRequest = InferType<typeof ownSchema>

export const requestSchema = object({
  ...ownFields,
  /** `accounts.id` of the person. */
  userId: number().integer().required(),
  /** `people.id` of the person. */
  personId: number().integer().required(),
  /** First and last name as they are now. */
  name: string().defined(),
  photo: photoHash(),
  /** In the language of the request. */
  position: string().defined(),
  unit: string().defined(),
  /** The values now; the position in each language, empty where it is not written. */
  present: object({
    firstName: string().defined(),
    lastName: string().defined(),
    position: object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() }),
  }),
  /** First and last name of the person who decided; empty while it waits, and when the account is gone. */
  decidedBy: string().defined(),
  /** ISO instant until which the caller can undo the decision; missing for others, and afterwards. */
  undoUntil: string(),
  /** The position of the caller's decision as long as it can be undone. */
  heldPosition: object({ AZ: string().defined(), EN: string().defined(), RU: string().defined() })
    .default(undefined)
    .optional(),
})

/** A request as HR sees it. */
export type RecordRequest = InferType<typeof requestSchema>

const position = () => line(limits.employeeText, message('positionTooLong'))
const words = () => lines(limits.leaveWords, message('wordsTooLong'))

/** The body of `sendRecordRequest`. */
export const newRecordRequestSchema = object({
  firstName: personName().required(message('firstNameRequired')),
  lastName: personName().required(message('lastNameRequired')),
  /** Empty for a person without one. */
  position: position().defined(),
  reason: words().required(message('reasonRequired')),
})

/** The values that a person wants, all of them, and why. */
export type NewRecordRequest = InferType<typeof newRecordRequestSchema>

const given = () => position().required(message('positionRequired'))

/** The body of `decideRecordRequest`. */
export const recordDecisionSchema = object({
  decision: mixed<'grant' | 'decline'>().oneOf(['grant', 'decline']).required(),
  /** Needed to decline. */
  words: words()
    .defined()
    .when('decision', ([decision], schema) =>
      decision === 'decline' ? schema.required(message('wordsRequired')) : schema,
    ),
  /** The granted position in each language; needed when the request is about the position. */
  position: record({ AZ: given(), EN: given(), RU: given() }).default(undefined).optional(),
})

export type RecordDecision = InferType<typeof recordDecisionSchema>
