import { array, boolean, type ISchema, number, type ObjectShape, object, string } from 'yup'
import { addDays, companyDays, isCompanyDay, isIsoDay, isLifeDay, utcDayOf } from './days.ts'
import { isEmailAddress, toEmailAddress } from './emailAddress.ts'
import { limits } from './limits.ts'
import { type MessageKey, message } from './messages.ts'
import { toLine, toLines, toPhone } from './normalizeText.ts'
import { invisibleIn } from './storableText.ts'

/**
 * The fields of requests. Each field has one type and converts no other type: a list is not a text, and `[5]` is not a
 * number. Each value is cut to one more than its limit before any rule runs, so that it still fails, but the cost of a
 * rule does not depend on the size of the request.
 */

/**
 * The message for a value of another type. No form sends one, so it is not translated. It does not repeat the value,
 * which may be large.
 */
const otherType = 'is of another type'

/** Undoes the conversion of yup; its own option for this has no effect. */
const asGiven = (_made: unknown, given: unknown) => given

const ofText = (change: (given: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

const anyText = () => string().transform(asGiven).typeError(otherType)

const atMost = (schema: ReturnType<typeof anyText>, max: number, tooLong?: MessageKey) =>
  schema.transform(ofText((given) => given.slice(0, max + 1))).max(max, tooLong)

/** A text of at most `max` characters, exactly as given: a password, notes in the synchronisation, a file. */
export const verbatim = (max: number, tooLong?: MessageKey) => atMost(anyText(), max, tooLong)

/** A `verbatim` text of one line: a token, a day, a name that must not be corrected. Control characters are refused. */
export const text = (max: number, tooLong?: MessageKey) =>
  verbatim(max, tooLong).test(
    'line',
    message('textInvisible'),
    (value) => !value || !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value),
  )

/** A text that a normalisation changes first. A text of more than four times the limit stays as it is: too long. */
const normalized = (normalize: (given: string) => string, max: number, tooLong?: MessageKey) =>
  atMost(
    anyText().transform(ofText((given) => (given.length > 4 * max + 64 ? given : normalize(given)))),
    max,
    tooLong,
  )

/** Words of several lines, normalised by `toLines`: a message, notes. */
export const lines = (max: number, tooLong?: MessageKey) => normalized(toLines, max, tooLong)

/** A text of one line that people read, normalised by `toLine`: a name, a position. Control characters are refused. */
export const line = (max: number, tooLong?: MessageKey) => visible(normalized(toLine, max, tooLong))

const visible = (schema: ReturnType<typeof anyText>) =>
  schema.test('visible', message('textInvisible'), (value) => !value || !invisibleIn(value))

/** The first or last name of a person: with a letter. */
export const personName = () =>
  line(limits.name, message('nameTooLong')).test(
    'letter',
    message('nameInvalid'),
    (value) => !value || /\p{L}/u.test(value),
  )

/** An e-mail address in the form in which it is stored (`toEmailAddress`), or empty. */
export const emailAddress = () =>
  normalized(toEmailAddress, limits.email, message('emailTooLong')).test(
    'address',
    message('emailInvalid'),
    (value) => !value || isEmailAddress(value),
  )

/** Bytes in base64url without padding, of at most `max` characters. */
export const base64url = (max: number) => text(max).matches(/^[\w-]*$/, otherType)

/** A phone number in any format that can be called, an extension of three digits included. */
export const phone = () =>
  normalized(toPhone, limits.phone, message('phoneTooLong')).test(
    'callable',
    message('phoneInvalid'),
    (value) => !value || (/^[-\d\s+()./,;#*]*$/.test(value) && /(\d\D*){3}/.test(value)),
  )

/** A day that the company plans or records, in a body or in an address; empty where it is not required. */
export const day = () =>
  text(10, message('dateInvalid')).test(
    'day',
    message('dateInvalid'),
    (value) => !value || isCompanyDay(value),
  )

/** The days from one to another, both included, in a query. */
export const daySpan = object({
  from: day().required(),
  to: day()
    .required()
    .test('span', message('dateInvalid'), (to, { parent: { from } }) =>
      isIsoDay(from) && isIsoDay(to) ? from <= to && to < addDays(from, limits.spanDays) : true,
    ),
})

const lifeDay = (last: () => string, tooLate: MessageKey) =>
  text(20)
    .defined()
    .test(
      'lifeDay',
      ({ value }) => message(isIsoDay(value) && value > last() ? tooLate : 'dayInvalid'),
      (value) => !value || isLifeDay(value, last()),
    )

/** A day of birth, from 1900 to today; empty when it is not known. */
export const birthday = () => lifeDay(() => utcDayOf(new Date()), 'birthdayInFuture')

/** The first day of work, from 1900 on; empty when it is not known. */
export const startDay = () => lifeDay(() => companyDays.last, 'dayInvalid')

/** A whole number in JSON. */
export const wholeNumber = (min: number, max: number, tooLarge?: MessageKey) =>
  number().transform(asGiven).typeError(otherType).integer().min(min).max(max, tooLarge)

/** A whole number in a path or a query: decimal digits, with a minus where `min` allows one. `07`, `+7`, `1.0`, `1e3` and `0x7` are invalid. */
export const numberInAddress = (min: number, max: number) =>
  wholeNumber(min, max).transform((value: unknown) =>
    typeof value === 'string' && /^(0|-?[1-9]\d{0,14})$/.test(value) ? Number(value) : value,
  )

export const flag = () => boolean().transform(asGiven).typeError(otherType)

/** A list of at most `max` items. */
export const listOf = <Item>(item: ISchema<Item>, max: number, tooMany?: MessageKey) =>
  array(item)
    .typeError(otherType)
    .transform((list: unknown) => (Array.isArray(list) ? list.slice(0, max + 1) : list))
    .max(max, tooMany)
    .defined()

/** An object in another object or in a list. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).typeError(otherType)

/** Whether a value is a file, with name and size. */
export const isFile = (value: unknown): value is { name: string; size: number } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** The largest number that the database can store. */
export const largestNumber = 2_147_483_647

/** `/things/:id`. */
/** The path parameter of an endpoint that a secret link leads to. */
export const tokenParams = object({
  token: text(64)
    .required()
    .matches(/^[\w-]{16,64}$/),
})

export const idParams = object({ id: numberInAddress(1, largestNumber).required() })

/** In a reply: the hash of the photo of a person, as in its address; `null` or left out without a photo. */
export const photoHash = () => string().nullable()
