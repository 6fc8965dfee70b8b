import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { flag, idParams, largestNumber, line, lines, record, text, wholeNumber } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type LetterState, letterStates } from './rules.ts'

const textSchema = record({
  subject: line(limits.mailSubject, message('textTooLong')).defined(),
  /** Markdown. */
  text: lines(limits.letterText, message('textTooLong')).defined(),
})

const texts = () =>
  record({ AZ: textSchema.required(), EN: textSchema.required(), RU: textSchema.required() }).required()

const fields = {
  texts: texts(),
  /** Whether search engines may list its page in the archive. */
  isListed: flag().required(),
}

const revision = () => wholeNumber(1, largestNumber).required()
const spoken = () => mixed<Language>().oneOf(languages).required()

/** The body of `createLetter`. */
export const letterFieldsSchema = object(fields)

export type LetterFields = InferType<typeof letterFieldsSchema>

/** The body of `saveLetter`: `revision` is the one that the form was filled from. */
export const letterChangesSchema = object({ ...fields, revision: revision() })

export type LetterChanges = InferType<typeof letterChangesSchema>

/** The body of `sendLetter`. */
export const letterSendingSchema = object({
  revision: revision(),
  /** ISO instant; at once without it. */
  at: text(30)
    .optional()
    .test('instant', message('dateInvalid'), (value) => !value || isInstant(value)),
})

const isInstant = (value: string) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))

export const letterRevisionSchema = object({ revision: revision() })

export const letterPreviewSchema = object({ texts: texts(), language: spoken() })

export const letterTestSchema = object({ language: spoken() })

export const shownLetterSchema = object({
  /** The language of the text, which is another one where the asked one is not written. */
  language: spoken(),
  subject: string().defined(),
  html: string().defined(),
  text: string().defined(),
})

/** A letter as its recipient sees it. */
export type ShownLetter = InferType<typeof shownLetterSchema>

const count = () => number().integer().required()

const shared = {
  id: count(),
  revision: count(),
  state: mixed<LetterState>().oneOf(letterStates).required(),
  /** ISO instants; empty before. */
  sendAt: string().defined(),
  startedAt: string().defined(),
  finishedAt: string().defined(),
  /** Mails that were written so far, and of these the delivered and the failed ones. */
  recipients: count(),
  delivered: count(),
  failed: count(),
  /** Whether the server paused it because too many mails failed. */
  isFailing: boolean().required(),
}

const subject = () => string().defined()

export const letterRowSchema = object({
  ...shared,
  subjects: object({ AZ: subject(), EN: subject(), RU: subject() }).required(),
})

/** A letter in the list of the desk. */
export type LetterRow = InferType<typeof letterRowSchema>

export const letterListSchema = array(letterRowSchema).defined()

export const letterSchema = object({
  ...shared,
  texts: object({
    AZ: textSchema.required(),
    EN: textSchema.required(),
    RU: textSchema.required(),
  }).required(),
  isListed: boolean().required(),
  /** Confirmed subscribers of the newsletter by language. */
  audience: object({ AZ: count(), EN: count(), RU: count() }).required(),
})

/** A letter with its texts, and who would receive it now. */
export type LetterDetail = InferType<typeof letterSchema>

export const createdLetterSchema = idParams
