import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { isTimeZone } from '#core/dates.ts'
import { emailAddress, line, personName } from '#core/fields.ts'
import { type Language, languages } from '#core/language.ts'
import { message } from '#core/messages.ts'
import { siteFactsSchema } from '#site/schema.ts'
import { type SampleKind, sampleKinds } from './rules.ts'

/** The body of `setUp`: another company in the place of the samples. */
export const setUpSchema = object({
  facts: siteFactsSchema.required(),
  /** The domain of the site. Calendars identify meetings by it. */
  domain: line(253, message('textTooLong'))
    .required(message('domainInvalid'))
    .matches(
      /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i,
      message('domainInvalid'),
    ),
  /** IANA, such as `Asia/Baku`. */
  timeZone: line(60, message('textTooLong'))
    .required(message('timeZoneInvalid'))
    .test('timeZone', message('timeZoneInvalid'), (name) => isTimeZone(name)),
  /** ISO 4217. */
  currency: line(3, message('currencyInvalid'))
    .required(message('currencyInvalid'))
    .matches(/^[A-Z]{3}$/, message('currencyInvalid')),
  /** The first administrator; an account with the address becomes one. */
  administrator: object({
    name: personName().required(message('firstNameRequired')),
    surname: personName().required(message('lastNameRequired')),
    email: emailAddress().required(message('emailRequired')),
    language: mixed<Language>().oneOf(languages).required(),
  }).required(),
})

export type SetUp = InferType<typeof setUpSchema>

export const setupStateSchema = object({
  /** Whether a company has taken the place of the samples, or there were none. */
  isDone: boolean().required(),
  /** Whether the server has an address for others. */
  isPublic: boolean().required(),
})

export type SetupState = InferType<typeof setupStateSchema>

export const sampleCountsSchema = array(
  object({
    kind: mixed<SampleKind>().oneOf(sampleKinds).required(),
    /** Records that go. */
    removed: number().integer().required(),
    /** Samples that stay: somebody has changed them, or has entered something that needs them. */
    kept: number().integer().required(),
  }).required(),
).defined()

export type SampleCounts = InferType<typeof sampleCountsSchema>

export const setUpReplySchema = object({
  counts: sampleCountsSchema,
  /** The address at which the administrator sets a password, a path of the site; empty for an account that has one. */
  passwordPath: string().defined(),
})

export type SetUpReply = InferType<typeof setUpReplySchema>
