import type { FormFile } from './forms.ts'

/** The path of a field in a call: names and indexes. */
export type Place = readonly (string | number)[]

const missing = Symbol('missing')

/** The values that replace a field. */
export const hostileValues: Record<string, unknown> = {
  list: ['a'],
  object: { a: 1 },
  null: null,
  number: 5,
  boolean: true,
  long: 'x'.repeat(100_000),
  missing,
}

/** The paths of all parts of a value, including lists and objects. */
export function placesIn(value: unknown, isLeaf: (value: unknown) => boolean, place: Place = []): Place[] {
  const inner =
    typeof value !== 'object' || value === null || isLeaf(value)
      ? []
      : Object.entries(value).flatMap(([name, one]) => {
          const key = Array.isArray(value) ? Number(name) : name
          return placesIn(one, isLeaf, [...place, key])
        })
  return place.length > 0 ? [place, ...inner] : inner
}

/** The value at a path. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** A copy with another value at a path, or without it. */
export function withValue<Value>(value: Value, [key, ...rest]: Place, put: unknown): Value {
  if (key === undefined) return put as Value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  if (rest.length === 0 && put === missing) delete copy[key]
  else copy[key] = withValue(copy[key], rest, put)
  return copy as Value
}

/** A value in the form of a form field: a list repeats its field, an object is a file. */
export function entriesOf(fields: Record<string, unknown>): [string, string | FormFile][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string | FormFile][] => {
    if (Array.isArray(value)) return ['a', 'b'].map((one) => [name, one])
    if (typeof value !== 'object') return [[name, String(value)]]
    if (value === null) return [[name, '']]
    return [[name, 'content' in value ? (value as FormFile) : { name: 'a.txt', content: Buffer.from('a') }]]
  })
}

/** Nested lists, with this many levels. */
export const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** Values in an address, as they are written there. */
export const oddTexts = [
  '',
  '%00',
  '%ff',
  '%25',
  '%ED%A0%80',
  '5',
  'null',
  '[object%20Object]',
  'constructor',
  '__proto__',
  '%2e%2e%2f',
  'x'.repeat(5000),
]

/** Values in an address that are not a number. */
export const oddNumbers = [
  '0x7ea',
  '-7',
  '%2B7',
  '07',
  '1e3',
  '7.0',
  '%207',
  '٧',
  '7a',
  '99999999999',
  'null',
  '%00',
  '',
]
