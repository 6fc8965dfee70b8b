import { pages } from '@atrium/contract/core'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { describedEndpoints } from './describedEndpoints.ts'
import { exampleCalls, isFormFile } from './exampleCalls.ts'
import {
  hostileValues,
  nested,
  oddNumbers,
  oddTexts,
  type Place,
  placesIn,
  withValue,
} from './hostileValues.ts'
import { requestOf } from './requestOf.ts'

/** A request to send as it is, by somebody of a role or by a stranger. */
export interface HostileRequest {
  /** The endpoint or page, for the report. */
  name: string
  /** Any number; the remainder by the number of senders chooses one. */
  sender: number
  options: InjectOptions
}

/** The valid calls that are made invalid. The current password is a wrong one: the accounts must stay usable. */
const calls = describedEndpoints.flatMap(({ endpoint }) => {
  const name = `${endpoint.method} ${endpoint.path}`
  return (exampleCalls[name] ?? [{}]).map((example) => ({
    name,
    endpoint,
    example: example.body?.current ? { body: { ...example.body, current: 'a wrong one' } } : example,
  }))
})

const pagePaths: string[] = Object.values(pages)

const attacks = [
  '\0',
  '\ud800',
  '<script>alert(1)</script>',
  "' or '1'='1",
  '1; drop table users',
  '../../../../etc/passwd',
  '%s%s%n',
  '{{7*7}}',
  '=cmd|/c calc!A1',
  'a@b.example\r\nBcc: c@d.example',
  '𝕏'.repeat(50_000),
  'a'.repeat(900_000),
  ' '.repeat(200_000),
  `${'a@'.repeat(100_000)}b.example`,
  '🏳️‍🌈'.repeat(9),
  '\u202e\u0000\u200b\ufeff',
]

const text = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(...oddTexts, ...oddNumbers),
)

const value = fc.oneof(
  text,
  fc.constantFrom(...Object.values(hostileValues)),
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.array(text, { maxLength: 30 }),
)

const inAddress = fc.oneof(
  fc.constantFrom(...oddTexts, ...oddNumbers),
  fc
    .string({ unit: 'binary', maxLength: 40 })
    .map((odd) => encodeURIComponent(odd.replace(/\p{Cs}/gu, '\ufffd'))),
)

const moreQuery = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.tuple(inAddress, inAddress).map(([name, odd]) => `${name}=${odd}`),
  fc.constantFrom('a=1&a=2', '__proto__=x', 'constructor=x', 'x[]=1', 'lng=az&lng=ru'),
)

const withQuery = (url: string, query: string) =>
  query === '' ? url : url + (url.includes('?') ? '&' : '?') + query

const headers = fc
  .record(
    {
      accept: fc.constantFrom('text/html', 'application/json', '*/*', 'x', ','.repeat(2000)),
      'accept-language': fc.constantFrom('az', 'ru;q=9', ';;;,', '*', 'en-'.repeat(900)),
      cookie: fc.constantFrom('atrium-session=x', 'a=%', '=;=;', `language=${'z'.repeat(3000)}`, 'theme=x'),
      origin: fc.constantFrom('null', 'https://other.example', 'x', 'http://127.0.0.1:1'),
      'sec-fetch-site': fc.constantFrom('cross-site', 'same-origin', 'x'),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/', '"'.repeat(999)),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-', 'x'),
      'x-request-id': fc.constantFrom('x', '"'.repeat(500), '<b>'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
      'content-type': fc.constantFrom(
        'application/json',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/x-www-form-urlencoded',
        'text/xml',
        ';',
      ),
    },
    { requiredKeys: [] },
  )
  .map((given) => given as Record<string, string>)

/** A valid call with other values in one to three places, another address, or both. */
const corrupted = fc.constantFrom(...calls).chain(({ name, endpoint, example }) => {
  const places = placesIn(example.body ?? {}, isFormFile)
  const changes =
    places.length > 0
      ? fc.array(fc.tuple(fc.constantFrom(...places), value), { minLength: 1, maxLength: 3 })
      : fc.constant([])
  const params = fc.option(inAddress, { freq: 3 })
  return fc.tuple(changes, params, moreQuery).map(([made, param, query]) => {
    const body = made.reduce((body, [place, put]) => putAt(body, place, put), example.body)
    const path = param === null ? endpoint.path : endpoint.path.replace(/:\w+/, param)
    const options = requestOf({ ...endpoint, path }, { ...example, ...(body && { body }) })
    return { name, options: { ...options, url: withQuery(String(options.url), query) } }
  })
})

/** A place that an earlier change has removed stays as it is. */
function putAt(body: Record<string, unknown> | undefined, place: Place, put: unknown) {
  try {
    return body && withValue(body, place, put)
  } catch {
    return body
  }
}

/** A body that is no JSON object, or none of this call. */
const rawBodies = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"a"',
    '5',
    '{"a":1e999}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    `{"a":${nested(21)}}`,
    nested(100_000),
    `{${'"a":1,'.repeat(50_000)}"a":1}`,
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    'a=1&a=2',
    `${'a=1&'.repeat(10_000)}a=1`,
    '------atrium-test-boundary\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\nx',
  ),
  fc.json({ maxDepth: 5 }),
  fc.string({ unit: 'binary', maxLength: 2000 }),
)

const withRawBody = fc
  .tuple(fc.constantFrom(...calls), rawBodies, headers)
  .map(([{ name, endpoint, example }, payload, given]) => {
    const { method, url } = requestOf(endpoint, example)
    const type = { 'content-type': endpoint.encoding === 'json' ? 'application/json' : 'text/plain' }
    return { name, options: { method, url, payload, headers: { ...type, ...given } } as InjectOptions }
  })

const withHeaders = fc
  .tuple(fc.constantFrom(...calls), headers)
  .map(([{ name, endpoint, example }, given]) => {
    const options = requestOf(endpoint, example)
    return { name, options: { ...options, headers: { ...options.headers, ...given } } }
  })

const pageRequest = fc
  .tuple(
    fc.constantFrom(...pagePaths, '/no/such/page', '/%', '/assets/../../.env', '/api/', '/healthz'),
    inAddress,
    moreQuery,
    headers,
  )
  .chain(([path, param, query, given]) =>
    fc
      .constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH')
      .map((method) => ({
        name: `page ${path}`,
        options: {
          method,
          url: withQuery(path.replace(/:\w+/, param), query),
          headers: { accept: 'text/html', ...given },
        } as InjectOptions,
      })),
  )

const request: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.nat(),
    fc.oneof(
      { weight: 6, arbitrary: corrupted },
      { weight: 2, arbitrary: withRawBody },
      { weight: 1, arbitrary: withHeaders },
      { weight: 2, arbitrary: pageRequest },
    ),
  )
  .map(([sender, made]) => ({ sender, ...made }))

/** The requests of a seed, always the same. */
export const hostileRequests = (seed: number, count: number): HostileRequest[] =>
  fc.sample(request, { seed, numRuns: count })
