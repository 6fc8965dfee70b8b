import type { FormFile } from './forms.ts'

/** A place in a call: the names and numbers that lead to it. */
export type Place = readonly (string | number)[]

const missing = Symbol('missing')

/** What is put in the place of a field. */
export const hostileValues: Record<string, unknown> = {
  list: ['a'],
  object: { a: 1 },
  null: null,
  number: 5,
  boolean: true,
  long: 'x'.repeat(100_000),
  missing,
}

/** Every place within a value, the lists and objects themselves too. */
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

/** What stands at a place. */
export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** A copy with another value at a place, or without it. */
export function withValue<Value>(value: Value, [key, ...rest]: Place, put: unknown): Value {
  if (key === undefined) return put as Value
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string | number, unknown>
  if (rest.length === 0 && put === missing) delete copy[key]
  else copy[key] = withValue(copy[key], rest, put)
  return copy as Value
}

/** A value as it can stand in a form: a list repeats its field, an object is a file. */
export function entriesOf(fields: Record<string, unknown>): [string, string | FormFile][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string | FormFile][] => {
    if (Array.isArray(value)) return ['a', 'b'].map((one) => [name, one])
    if (typeof value !== 'object') return [[name, String(value)]]
    if (value === null) return [[name, '']]
    return [[name, 'content' in value ? (value as FormFile) : { name: 'a.txt', content: Buffer.from('a') }]]
  })
}

/** Lists within each other, so many. */
export const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)

/** What may stand in an address, as it is written there. */
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

/** What is no number in an address. */
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
