import { array, boolean, type ISchema, number, type ObjectShape, object, string } from 'yup'
import type { MessageKey } from '#messages.ts'

/**
 * The fields of a request. Each is of one type, and nothing is made that type: a list is no text, and `[5]` no number. And
 * each is cut down to its limit before any rule looks at it, one more than the limit so that it is refused: what a rule
 * costs does not grow with what was sent.
 */

/** No form of ours sends another type, so that nobody has to read this. The value stays out of it: it may be large. */
const otherType = 'is of another type'

/** Takes back what the library made of a value of another type; an option of its own for this has no effect. */
const asGiven = (_made: unknown, given: unknown) => given

/** PostgreSQL has no place for halves of characters. */
const wellFormed = (given: string) => given.replace(/\p{Surrogate}/gu, '\uFFFD')

const ofText = (change: (given: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

/** Nobody types U+0000, and PostgreSQL has no place for it either. */
const anyText = () =>
  string()
    .transform(asGiven)
    .transform(ofText((given) => given.replaceAll('\0', '')))
    .typeError(otherType)

const atMost = (schema: ReturnType<typeof anyText>, max: number, tooLong?: MessageKey) =>
  schema.transform(ofText((given) => wellFormed(given.slice(0, max + 1)))).max(max, tooLong)

/** A text of at most so many characters, as it was sent but for what no database can keep. */
export const text = (max: number, tooLong?: MessageKey) => atMost(anyText(), max, tooLong)

/** A text in a path or a query. U+0000 makes an address that nobody has, rather than a shorter one. */
export const textInAddress = (max: number) =>
  string()
    .transform(asGiven)
    .typeError(otherType)
    .transform(ofText((given) => given.slice(0, max + 1)))
    .max(max)
    .test('no-nul', 'holds U+0000', (value) => !value?.includes('\0'))

/** A text as `text` takes it, without the spaces at its ends, which do not count. */
export const trimmed = (max: number, tooLong?: MessageKey) =>
  atMost(anyText().transform(ofText((given) => given.trim())), max, tooLong)

/** A whole number in JSON. */
export const wholeNumber = (min: number, max: number, tooLarge?: MessageKey) =>
  number().transform(asGiven).typeError(otherType).integer().min(min).max(max, tooLarge)

/**
 * A whole number in a path or a query: digits alone, in their plain form. `07`, `+7`, `1.0`, `1e3` and `0x7` are none.
 */
export const numberInAddress = (min: number, max: number) =>
  wholeNumber(min, max).transform((value: unknown) =>
    typeof value === 'string' && /^(0|[1-9]\d{0,14})$/.test(value) ? Number(value) : value,
  )

export const flag = () => boolean().transform(asGiven).typeError(otherType)

/** A list of at most so many items. */
export const listOf = <Item>(item: ISchema<Item>, max: number, tooMany?: MessageKey) =>
  array(item)
    .typeError(otherType)
    .transform((list: unknown) => (Array.isArray(list) ? list.slice(0, max + 1) : list))
    .max(max, tooMany)
    .defined()

/** An object within another, or as an item of a list. */
export const record = <Fields extends ObjectShape>(fields: Fields) => object(fields).typeError(otherType)

/** What a file must tell about itself, judged by type alone. */
export const isFile = (value: unknown): value is { name: string; size: number } =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** The largest number that the database keeps. */
export const largestNumber = 2_147_483_647

/** `/things/:id`. */
export const idParams = object({ id: numberInAddress(1, largestNumber).required() })
