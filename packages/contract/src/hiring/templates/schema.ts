import { type InferType, mixed, number, object, string, type TestFunction, ValidationError } from 'yup'
import { largestNumber, line, lines, listOf, record, wholeNumber } from '#core/fields.ts'
import { foldText } from '#core/fold.ts'
import { languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message, messageAbout } from '#core/messages.ts'
import { type Stage, stages, unknownPlaceholder } from '#hiring/rules.ts'

/** Refuses a text with an unknown placeholder, and names it. */
const knowsAll: TestFunction<string | undefined> = (text = '', { createError }) => {
  const unknown = unknownPlaceholder(text)
  return !unknown || createError({ message: messageAbout('placeholderUnknown', unknown) })
}

const mailSubject = () =>
  line(limits.mailSubject, message('textTooLong')).required(message('subjectRequired'))

const mailText = () => lines(limits.message, message('textTooLong')).required(message('messageRequired'))

/** Subject and text of a mail to an applicant, without unknown placeholders. */
export const mailWords = () => ({
  subject: mailSubject().test('placeholders', knowsAll),
  text: mailText().test('placeholders', knowsAll),
})

const mail = () => record(mailWords()).required()

const fields = {
  /** What HR calls the template. */
  name: line(limits.name, message('nameTooLong')).required(message('templateNameRequired')),
  /** The stage to which the template is proposed; `null` for none. */
  stage: mixed<Stage>().oneOf(stages).nullable().defined(),
  texts: record({ AZ: mail(), EN: mail(), RU: mail() }).required(),
}

/** The body of `createTemplate`. */
export const newTemplateSchema = object(fields)

export type TemplateFields = InferType<typeof newTemplateSchema>

/** The body of `saveTemplate`. */
export const templateChangesSchema = object({
  ...fields,
  revision: wholeNumber(1, largestNumber).required(),
})

export type TemplateChanges = InferType<typeof templateChangesSchema>

const words = () => object({ subject: string().defined(), text: string().defined() }).required()

export const templateSchema = object({
  id: number().integer().required(),
  revision: number().integer().required(),
  name: string().defined(),
  stage: mixed<Stage>().oneOf(stages).nullable().defined(),
  texts: object({ AZ: words(), EN: words(), RU: words() }).required(),
})

/** A template of a mail to an applicant, in three languages, with `templatePlaceholders`. */
export type MailTemplate = InferType<typeof templateSchema>

const stageName = () => line(limits.stageName, message('nameTooLong')).required(message('stageNameRequired'))

const storedName = () => string().defined()

export const stageSchema = object({
  id: mixed<Stage>().oneOf(stages).required(),
  names: object({ AZ: storedName(), EN: storedName(), RU: storedName() }).required(),
})

/** A stage with its names; the list has all of them, in their order. */
export type HiringStage = InferType<typeof stageSchema>

/** Refuses each name that two stages have in one language. */
const haveOwnNames: TestFunction<readonly Partial<HiringStage>[] | undefined> = (list = [], { path }) => {
  const errors = languages.flatMap((language) => {
    const names = list.map((stage) => foldText(stage.names?.[language]?.trim() ?? ''))
    return names.flatMap((name, at) =>
      name && names.indexOf(name) !== names.lastIndexOf(name)
        ? [new ValidationError(message('stageNameTaken'), name, `${path}[${at}].names.${language}`)]
        : [],
    )
  })
  return errors.length === 0 || new ValidationError(errors)
}

const stageChanges = () =>
  record({
    id: mixed<Stage>().oneOf(stages).required(),
    names: record({ AZ: stageName(), EN: stageName(), RU: stageName() }).required(),
  }).required()

/** The body of `saveStages`: all stages in their new order, and what they were. */
export const stagesSchema = object({
  stages: listOf(stageChanges(), stages.length)
    .required()
    .test('all', (list) => new Set(list?.map(({ id }) => id)).size === stages.length)
    .test('names', haveOwnNames),
  /** The stages that the form was filled from. */
  before: listOf(stageChanges(), stages.length).required(),
})

export type StageChanges = InferType<typeof stagesSchema>
