import { array, type InferType, mixed, number, object, string } from 'yup'
import type { CvFile } from '#careers/rules.ts'
import {
  emailAddress,
  flag,
  isFile,
  largestNumber,
  line,
  phone,
  record,
  text,
  wholeNumber,
} from '#core/fields.ts'
import { limits, logoExtensions, logoSize } from '#core/limits.ts'
import { message } from '#core/messages.ts'

const inLanguages = (required: Parameters<typeof message>[0]) => {
  const one = () => line(limits.companyLine, message('textTooLong')).required(message(required))
  return record({ AZ: one(), EN: one(), RU: one() }).required()
}

/** An address of the web, or empty. */
const link = () =>
  line(limits.link, message('textTooLong'))
    .defined()
    .test('link', message('linkInvalid'), (value) => !value || isWebAddress(value))

const isWebAddress = (value: string) => URL.canParse(value) && new URL(value).protocol === 'https:'

const host = () =>
  line(limits.companyLine, message('textTooLong')).test(
    'host',
    message('websiteInvalid'),
    (value) => !value || /^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(value),
  )

/** `#rrggbb`, or empty for the shipped colour. */
const colour = () =>
  line(7, message('colourInvalid'))
    .defined()
    .test('colour', message('colourInvalid'), (value) => !value || /^#[\da-f]{6}$/i.test(value))

/** A number in JSON, of a map. */
const degrees = (most: number) =>
  number()
    .transform((_made: unknown, given: unknown) => given)
    .typeError(message('degreesInvalid'))
    .min(-most, message('degreesInvalid'))
    .max(most, message('degreesInvalid'))
    .required(message('degreesInvalid'))

/** As `uploadLogo` answers it; an empty hash without one. */
export const logoSchema = record({
  hash: text(16)
    .matches(/^([\da-f]{16})?$/)
    .defined(),
  width: wholeNumber(0, logoSize.width).required(),
  height: wholeNumber(0, logoSize.height).required(),
  isLight: flag().required(),
})

/** The body of `uploadLogo`. */
export const logoFileSchema = object({
  logo: mixed<CvFile>(isFile)
    .typeError(message('logoRequired'))
    .required(message('logoRequired'))
    .test('type', message('logoType'), (file) => !file || isLogoName(file.name))
    .test('empty', message('logoType'), (file) => !file || file.size > 0)
    .test('size', message('logoTooLarge'), (file) => !file || file.size <= limits.logoBytes),
})

const isLogoName = (name: string) => logoExtensions.some((end) => name.toLowerCase().endsWith(`.${end}`))

/** The facts about the company that an editor changes; `Company` has those that stay as well. */
export const siteFactsSchema = object({
  name: line(limits.companyName, message('nameTooLong')).required(message('companyRequired')),
  tagline: inLanguages('taglineRequired'),
  website: host().required(message('websiteInvalid')),
  phone: phone().required(message('phoneRequired')),
  email: emailAddress().required(message('emailRequired')),
  careersEmail: emailAddress().required(message('emailRequired')),
  peopleEmail: emailAddress().required(message('emailRequired')),
  address: inLanguages('addressRequired'),
  city: inLanguages('cityRequired'),
  location: record({ latitude: degrees(90), longitude: degrees(180) }).required(),
  social: record({ LinkedIn: link(), Instagram: link(), Facebook: link() }).required(),
  appStore: link(),
  partnerProfile: link(),
  colours: record({ accent: colour(), dark: colour() }).required(),
  logo: logoSchema.required(),
})

export type SiteFacts = InferType<typeof siteFactsSchema>

/** The body of `saveSite`. */
export const siteChangesSchema = object({
  /** The revision of the draft that the editor has seen. */
  revision: wholeNumber(1, largestNumber).required(),
  facts: siteFactsSchema.required(),
})

export type SiteChanges = InferType<typeof siteChangesSchema>

/** The body of `publishSite`. */
export const sitePublicationSchema = object({ revision: wholeNumber(1, largestNumber).required() })

const change = {
  /** ISO instant; empty before the first change. */
  at: string().defined(),
  /** The full name of the person; empty for the server and for a person who is no longer here. */
  by: string().defined(),
}

export const siteVersionSchema = object({
  ...change,
  number: number().integer().required(),
  facts: siteFactsSchema.required(),
})

/** The facts as they were published once. */
export type SiteVersion = InferType<typeof siteVersionSchema>

export const siteSchema = object({
  revision: number().integer().required(),
  /** What editors change. */
  draft: siteFactsSchema.required(),
  /** What visitors read. */
  published: siteFactsSchema.required(),
  changed: object(change).required(),
  /** The latest first, at most `shownVersions`. */
  versions: array(siteVersionSchema).defined(),
})

/** The facts about the company with their draft and their history. */
export type Site = InferType<typeof siteSchema>
