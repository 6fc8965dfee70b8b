import { boolean, type InferType, mixed, number, type ObjectSchema, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import { type ApplicationRules, contactFields, cvSchema } from '#careers/schema.ts'
import { flag } from '#core/fields.ts'
import { type Stage, stages } from '#hiring/rules.ts'

const word = () => string().defined()

export const ownApplicationSchema = object({
  reference: string().required(),
  /** As the applicant read it; empty for a CV without a vacancy. */
  position: word(),
  stage: mixed<Stage>().oneOf(stages).required(),
  /** ISO days by the company's clock: of the arrival, and since when the application is in its stage. */
  receivedDay: string().required(),
  stageDay: string().required(),
  firstName: word(),
  lastName: word(),
  email: word(),
  /** Another address that waits for its confirmation. */
  newEmail: string().nullable().defined(),
  phone: word(),
  message: word(),
  cv: object({ name: word(), size: number().integer().required() }).required(),
  /** ISO day: the last one on which the company keeps the application. */
  keptUntil: string().required(),
  /** Whether the company has asked to keep the application longer, and waits for the answer. */
  isAskedToKeep: boolean().required(),
})

/** An application as the applicant sees it: what was sent, where it stands, and nothing of others. */
export type OwnApplication = InferType<typeof ownApplicationSchema>

export const contactDataSchema = object(contactFields)

/** Who applies, and how the person can be reached. */
export type ContactData = InferType<typeof contactDataSchema>

/** A CV in the place of the one that was sent. */
export interface NewCv<File extends CvFile = CvFile> {
  cv: File
}

export const newCvSchema = (rules: ApplicationRules = {}): ObjectSchema<NewCv> =>
  object({ cv: cvSchema(rules) })

export const keepAnswerSchema = object({ isAllowed: flag().required() })
