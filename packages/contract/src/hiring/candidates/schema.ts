import { array, boolean, type InferType, number, object, string } from 'yup'
import { listOf, text } from '#core/fields.ts'
import { limits } from '#core/limits.ts'

const count = () => number().integer().min(0).required()

export const candidateDataSchema = object({
  /** The references of the person's applications that are joined, the newest one first. */
  references: array(string().required()).defined(),
  files: count(),
  mails: count(),
  notes: count(),
  ratings: count(),
  interviews: count(),
  /** Whether the candidate was hired: the record of the person stays. */
  isHired: boolean().required(),
})

/** What is stored about a candidate, in numbers. */
export type CandidateData = InferType<typeof candidateDataSchema>

/** The body of `eraseCandidate`: the references that were confirmed. */
export const erasureSchema = object({
  references: listOf(text(limits.reference).required(), limits.joinedApplications).required(),
})
