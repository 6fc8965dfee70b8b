import { object, type Schema } from 'yup'
import * as calls from '#calls.ts'
import { businessParamsSchema, customerParamsSchema } from '#contact/schema.ts'
import { offDayParamsSchema } from '#leave/offDays/schema.ts'
import { subscriptionTokenSchema } from '#newsletter/schema.ts'
import { flag, line, lines, listOf, numberInAddress, phone, text, wholeNumber } from './fields.ts'
import { validate } from './validate.ts'
import type { EndpointWithSchemas } from './withSchemas.ts'

const described = Object.values(calls).flatMap(
  (endpoints) => Object.values(endpoints) as EndpointWithSchemas<never>[],
)

/** All schemas that validate requests, by the name of the call. */
const ofRequests: [string, Schema][] = [
  ...described.flatMap(({ endpoint: { method, path }, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]): [string, Schema][] =>
      schema ? [[`${part} of ${method} ${path}`, schema]] : [],
    ),
  ),
  ['an off day request', offDayParamsSchema],
  ['a message of a customer', customerParamsSchema],
  ['a message of a business', businessParamsSchema],
]

interface Inside {
  fields?: Record<string, Inside>
  innerType?: Inside
  cast(value: unknown, options: object): unknown
  tests: { OPTIONS?: { name?: string; test?: (value: string) => unknown } }[]
  type: string
}

/** The fields of a schema without a limit, or with type conversion, by their paths. */
function unbounded(schema: Inside, path = ''): string[] {
  const hasLimit = schema.tests.some(({ OPTIONS }) => OPTIONS?.name === 'max')
  const foreign: Record<string, unknown> = { string: 5, number: ['5'], boolean: ['true'] }
  const isLoose =
    schema.type in foreign && schema.cast(foreign[schema.type], { assert: false }) !== foreign[schema.type]
  const isEndless = ['string', 'array', 'number'].includes(schema.type) && !hasLimit
  const inner = [
    ...Object.entries(schema.fields ?? {}).flatMap(([name, field]) => unbounded(field, `${path}.${name}`)),
    ...(schema.innerType ? unbounded(schema.innerType, `${path}[]`) : []),
  ]
  return [
    ...(isLoose ? [`${path} is made a ${schema.type}`] : []),
    ...(isEndless ? [`${path} has no limit`] : []),
    ...inner,
  ]
}

it.each(ofRequests)('%s limits every field and converts no type', (_name, schema) => {
  expect(unbounded(schema as unknown as Inside)).toEqual([])
})

/** The fields of days with their rule: `day` for the company's, `lifeDay` for those of a person. */
function daysOf(schema: Inside, path = ''): { path: string; rule: Inside['tests'][number]['OPTIONS'] }[] {
  const rule = schema.tests
    .map(({ OPTIONS }) => OPTIONS)
    .find((one) => one?.name === 'day' || one?.name === 'lifeDay')
  const isNamed = /\.(day|from|to|until|birthday|startedOn)$/.test(path) && schema.type === 'string'
  // What a field was before, no rule judges.
  if (path === '.was') return []
  return [
    ...(rule || isNamed ? [{ path, rule }] : []),
    ...Object.entries(schema.fields ?? {}).flatMap(([name, field]) => daysOf(field, `${path}.${name}`)),
    ...(schema.innerType ? daysOf(schema.innerType, `${path}[]`) : []),
  ]
}

const outside = ['1000-01-01', '2999-12-31', '2026-02-29', '2026-11-1']

it.each(ofRequests)('%s takes days of the years of the company, or of a life', (_name, schema) => {
  for (const { path, rule } of daysOf(schema as unknown as Inside)) {
    expect([path, rule?.name]).toEqual([path, expect.any(String)])
    const [good, bad] =
      rule?.name === 'day'
        ? [
            ['2000-01-01', '2100-12-31'],
            [...outside, '1999-12-31', '2101-01-01'],
          ]
        : [
            ['1900-01-01', '2000-02-29'],
            [...outside, '1899-12-31'],
          ]
    const refused = [...good, ...bad].filter((day) => !rule?.test?.(day))
    expect([path, ...refused]).toEqual([path, ...bad])
  }
})

it('reports fields without a limit, and converted types', () => {
  const { fields } = object({ to: subscriptionTokenSchema, list: listOf(text(3), 3) })
  expect(Object.keys(fields)).toEqual(['to', 'list'])
  expect(unbounded(calls.availabilityEndpoints.fetchAvailability.reply as unknown as Inside)).toContain(
    '.people has no limit',
  )
})

it.each([
  ['text', text(3), 'abc', [['a'], { a: 1 }, 5, true, null, 'abcd', ' abc']],
  ['line', line(3), ' abc ', [['a'], { trim: 1 }, 5, true, null, 'abcd', 'a\0b', `a${'\u200B'.repeat(99)}`]],
  ['wholeNumber', wholeNumber(1, 9), 7, [[7], { a: 1 }, '7', true, null, 0, 10, 1.5]],
  [
    'numberInAddress',
    numberInAddress(1, 99),
    '7',
    ['0x7', '-7', '+7', '07', '7.0', '1e1', ' 7', '', '٧', ['7'], '100'],
  ],
  ['flag', flag(), false, [[true], { a: 1 }, 'true', 1, null]],
  ['listOf', listOf(text(3), 2), ['a', 'b'], ['a', { length: 1 }, 5, true, null, ['a', 'b', 'c']]],
] as [string, Schema, unknown, unknown[]][])(
  '%s accepts its own type up to its limit, and no other type',
  (_name, field, good, bad) => {
    const schema = object({ field })
    expect(validate(schema, { field: good }).isValid).toBe(true)
    expect(bad.filter((value) => validate(schema, { field: value }).isValid)).toEqual([])
  },
)

it('passes at most one more than the limit of a text or list to a rule', () => {
  const seen: number[] = []
  const see = ({ length }: string | readonly unknown[] = '') => seen.push(length) > 0
  validate(object({ words: text(10).test('seen', see), list: listOf(text(5).test('seen', see), 3) }), {
    words: 'x'.repeat(100_000),
    list: new Array(100_000).fill('abcdefgh'),
  })
  expect(seen.toSorted((one, other) => one - other)).toEqual([6, 6, 6, 6, 11])
})

/** The texts that accept a line break, by their paths. */
function broken(schema: Inside, path = ''): string[] {
  const accepts =
    schema.type === 'string' &&
    ['one\ntwo', 'one\u2028two'].some((given) => {
      const { isValid, value } = { value: undefined, ...validate(schema as unknown as Schema, given) }
      return isValid && /[\n\u2028]/.test(String(value))
    })
  return [
    ...(accepts ? [path] : []),
    ...Object.entries(schema.fields ?? {}).flatMap(([name, field]) => broken(field, `${path}.${name}`)),
    ...(schema.innerType ? broken(schema.innerType, `${path}[]`) : []),
  ]
}

/** Fields of several lines, and of values that no rule changes; `was` is what a record had before. */
const ofLines = [
  'seen',
  'answer',
  'body',
  'csv',
  'current',
  'message',
  'notes',
  'overview',
  'password',
  'reason',
  'text',
  'words',
]

it('refuses or replaces a line break in every other text', () => {
  const paths = ofRequests.flatMap(([, schema]) => broken(schema as unknown as Inside))
  const unexpected = paths.filter(
    (path) => !/\.was\./.test(path) && !ofLines.includes(path.split('.').at(-1) ?? ''),
  )
  expect(unexpected).toEqual([])
})

it('removes invisible characters from pasted texts', () => {
  const pasted = object({ name: line(20), words: lines(40), phone: phone() })
  const given = {
    name: '\u202AGu\u0308nel\u00A0 A\u200Bliyeva\u2028',
    words: ' \uFEFFSalam,\r\n\r\n sa\u00ADğ\u202Fol 👩\u200D💻\u2028 ',
    phone: '\u202A+994\u00A050\u2011123\u2013４5\u221267\u202C',
  }
  expect(validate(pasted, given)).toEqual({
    isValid: true,
    value: {
      name: 'Günel Aliyeva',
      words: 'Salam,\n\n sağ ol 👩\u200D💻',
      phone: '+994 50-123-45-67',
    },
  })
})

it('reports a value as invalid when a rule throws', () => {
  const throwing = text(5).test('throws', () => {
    throw new Error('unexpected')
  })
  expect(validate(object({ word: throwing }), { word: 'a' })).toMatchObject({ isValid: false, messages: {} })
  expect(validate(object({}), null)).toMatchObject({ isValid: false })
})
