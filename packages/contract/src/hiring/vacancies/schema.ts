import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import {
  type Employment,
  employments,
  type Level,
  levels,
  type Workplace,
  workplaces,
} from '#careers/rules.ts'
import { day, flag, largestNumber, line, lines, listOf, record, wholeNumber } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type VacancyState, vacancyStates } from '#hiring/rules.ts'

const oneLine = (max: number) => line(max, message('textTooLong')).defined()
const items = () =>
  listOf(line(limits.vacancyItem, message('textTooLong')).required(), limits.vacancyItems).required()

const textSchema = record({
  position: oneLine(limits.vacancyPosition),
  /** The sentence in the list. */
  description: oneLine(limits.vacancySummary),
  locationCity: oneLine(limits.vacancyPlace),
  locationCountry: oneLine(limits.vacancyPlace),
  overview: lines(limits.message, message('textTooLong')).defined(),
  responsibilities: items(),
  qualifications: items(),
})

/** The words of a vacancy in one language; each may be empty in a draft. */
export type VacancyText = InferType<typeof textSchema>

const texts = () =>
  record({ AZ: textSchema.required(), EN: textSchema.required(), RU: textSchema.required() }).required()

const salary = () =>
  wholeNumber(0, limits.salary, message('salaryInvalid'))
    .min(0, message('salaryInvalid'))
    .nullable()
    .defined()

/** The fields of a vacancy that HR writes. */
const fields = {
  /** The language whose text the other two translate. */
  original: mixed<Language>().oneOf(languages).required(),
  categoryId: wholeNumber(1, largestNumber).required(message('categoryRequired')),
  employment: mixed<Employment>().oneOf(employments).required(),
  workplace: mixed<Workplace>().oneOf(workplaces).required(),
  level: mixed<Level>().oneOf(levels).nullable().defined(),
  /** How many people are wanted. */
  places: wholeNumber(1, limits.vacancyPlaces, message('placesInvalid'))
    .min(1, message('placesInvalid'))
    .required(message('placesInvalid')),
  /** Manats a month before taxes; both or neither. */
  salaryFrom: salary(),
  salaryTo: salary().test(
    'order',
    message('salaryOrder'),
    (to, { parent: { salaryFrom: from } }) => (to === null) === (from === null) && (to ?? 0) >= (from ?? 0),
  ),
  isSalaryShown: flag().required(),
  /** ISO day, the last one for an application; empty for a vacancy without a closing day. */
  closesOn: day().defined(),
  /** `people.id` of the hiring manager. */
  managerId: wholeNumber(1, largestNumber).nullable().defined(),
  /** `people.id` of the people who read and rate the applications. */
  reviewerIds: listOf(wholeNumber(1, largestNumber).required(), limits.reviewers).required(),
  /** Hiring manager and reviewers see no contact data. */
  hidesContacts: flag().required(),
  texts: texts(),
}

const revision = () => wholeNumber(1, largestNumber).required()

/** The body of `createVacancy`. */
export const newVacancySchema = object(fields)

export type VacancyFields = InferType<typeof newVacancySchema>

/** The body of `saveVacancy`: `revision` is the one that the form was filled from. */
export const vacancyChangesSchema = object({
  ...fields,
  revision: revision(),
  /** Translations whose words stay, although those of the original have changed. */
  upToDate: listOf(mixed<Language>().oneOf(languages).required(), languages.length).required(),
})

export type VacancyChanges = InferType<typeof vacancyChangesSchema>

/** The body of `setVacancyState`; a closed or an open vacancy never becomes a draft again. */
export const vacancyStateSchema = object({
  state: mixed<'open' | 'closed'>().oneOf(['open', 'closed']).required(),
  revision: revision(),
})

export type VacancyStateChange = InferType<typeof vacancyStateSchema>

/** How far the text of a language is: without words, older than the original, or done. */
export const textStates = ['missing', 'incomplete', 'outdated', 'ready'] as const

const stateOfText = () => mixed<(typeof textStates)[number]>().oneOf(textStates).required()
const textStateSchema = object({ AZ: stateOfText(), EN: stateOfText(), RU: stateOfText() })

export type TextState = (typeof textStates)[number]

const shared = {
  id: number().integer().required(),
  revision: number().integer().required(),
  state: mixed<VacancyState>().oneOf(vacancyStates).required(),
  /** Whether its closing day has passed: visitors see an open one as closed then. */
  isOver: boolean().required(),
  /** ISO day of the first publication; `null` for a draft. */
  publishedOn: string().defined().nullable(),
  textStates: textStateSchema.required(),
  /** Applications, those in the stage "new", and people who were hired. */
  counts: object({
    all: number().integer().required(),
    new: number().integer().required(),
    hired: number().integer().required(),
  }).required(),
}

const position = () => string().defined()

export const vacancyRowSchema = object({
  ...shared,
  original: mixed<Language>().oneOf(languages).required(),
  /** By language; empty where it is missing. */
  positions: object({ AZ: position(), EN: position(), RU: position() }).required(),
  categoryId: number().integer().required(),
  city: object({ AZ: position(), EN: position(), RU: position() }).required(),
  employment: mixed<Employment>().oneOf(employments).required(),
  workplace: mixed<Workplace>().oneOf(workplaces).required(),
  places: number().integer().required(),
  /** ISO day; empty for a vacancy without a closing day. */
  closesOn: string().defined(),
  managerId: number().integer().nullable().defined(),
})

/** A vacancy in the list of the desk. */
export type VacancyRow = InferType<typeof vacancyRowSchema>

const stored = () => string().defined()
const storedText = object({
  position: stored(),
  description: stored(),
  locationCity: stored(),
  locationCountry: stored(),
  overview: stored(),
  responsibilities: array(stored()).defined(),
  qualifications: array(stored()).defined(),
})

export const vacancySchema = object({
  ...shared,
  ...fields,
  texts: object({ AZ: storedText, EN: storedText, RU: storedText }).required(),
})

/** A vacancy as the form of the desk has it. */
export type Vacancy = InferType<typeof vacancySchema>

const categoryName = () =>
  line(limits.categoryName, message('nameTooLong')).required(message('categoryNameRequired'))

/** The body of `createCategory` and `renameCategory`. */
export const categoryChangesSchema = object({
  names: record({ AZ: categoryName(), EN: categoryName(), RU: categoryName() }).required(),
})

export type CategoryNames = InferType<typeof categoryChangesSchema>

export const createdSchema = object({ id: number().integer().required() })
