import { array, type InferType, mixed, number, object, string } from 'yup'
import { day, largestNumber, numberInAddress, photoHash, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { type AuditKind, applicantActor, auditActions, auditFilters, auditKinds } from './rules.ts'

export const entrySchema = object({
  id: number().integer().required(),
  /** ISO instant. */
  at: string().required(),
  /** The account, or `applicantActor`; `null` for a command in the terminal and the server itself. */
  actorId: number().integer().defined().nullable(),
  /** First and last name; `null` without an account, and for an account that is gone. */
  actor: string().defined().nullable(),
  photo: photoHash(),
  action: mixed<(typeof auditActions)[number]>().oneOf(auditActions).required(),
  kind: mixed<AuditKind>().oneOf(auditKinds).required(),
  recordId: string().required(),
  /** What the record is called, such as the name of the employee; empty when the record is gone or has no name. */
  recordName: string().defined(),
  changes: array(
    object({
      field: string().required(),
      before: string().defined().nullable(),
      after: string().defined().nullable(),
    }),
  ).defined(),
})

/** One entry of the audit log: who changed which record when. Entries cannot be changed. */
export type AuditEntry = InferType<typeof entrySchema>

export const questionSchema = object({
  text: text(limits.auditText),
  kind: mixed<(typeof auditFilters)[number]>().oneOf(auditFilters),
  action: mixed<(typeof auditActions)[number]>().oneOf(auditActions),
  actor: numberInAddress(applicantActor, largestNumber),
  from: day(),
  to: day(),
  before: numberInAddress(1, largestNumber),
  /** `people.id`: the entries about a person with account, card and leave. */
  person: numberInAddress(1, largestNumber),
})

/** Which entries are asked for: those that fit all that is given. */
export type AuditQuestion = InferType<typeof questionSchema>

/** A person with entries in the audit log. */
export const actorSchema = object({
  /** The account. */
  id: number().integer().required(),
  /** First and last name. */
  name: string().required(),
})
