import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Schema } from 'yup'
import { updateAccount } from '#accounts/accounts.repo.ts'
import { newAddress } from '#testing/browser.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type DescribedEndpoint, describedEndpoints } from '#testing/describedEndpoints.ts'
import type { ExampleCall } from '#testing/exampleCall.ts'
import { exampleCalls, isFormFile } from '#testing/exampleCalls.ts'
import {
  hostileValues,
  nested,
  oddNumbers,
  oddTexts,
  placesIn,
  valueAt,
  withValue,
} from '#testing/hostileValues.ts'
import { builtDocument } from '#testing/pages.ts'
import { addressOf, requestOf } from '#testing/requestOf.ts'
import { routesOf } from '#testing/routesOf.ts'
import { resetRateLimits, type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'
import { seedApplications } from './seedApplications.ts'

const nameOf = ({ endpoint: { method, path } }: DescribedEndpoint) => `${method} ${path}`
const named = describedEndpoints.map((one) => [nameOf(one), one] as const)

/** The names of the fields of a schema, including nested ones. */
const namesIn = (schema: unknown): string[] => {
  const { fields = {}, innerType } = schema as { fields?: Record<string, unknown>; innerType?: unknown }
  const own = Object.entries(fields).flatMap(([name, field]) => [name, ...namesIn(field)])
  return innerType ? [...own, ...namesIn(innerType)] : own
}

describeOnDatabase('hostile input', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open(), { distDir: await builtDocument() })
    await seedApplications(services)
    app = await buildApp({ services })
    // With every permission, so that no call is refused before its body is read.
    await updateAccount(services.database.db, 1, { role: 'admin', readsSuggestions: true })
  })
  afterAll(() => app.close())

  /** The calls about suggestions are counted in memory by person: each has a person of its own. */
  const callerOf = async ({ url }: InjectOptions) =>
    String(url).includes('/suggestions/')
      ? (await hire(services, { role: 'admin', readsSuggestions: true })).id
      : 1

  const cookies: Record<number, { cookie: string }> = {}

  /** Sends the request: once more when a rate limit answered instead of the call, or when an earlier call had ended the session. */
  const send = async (options: InjectOptions, isSignedIn: boolean) => {
    const id = isSignedIn ? await callerOf(options) : 0
    const once = async () => {
      if (isSignedIn) cookies[id] ??= await signIn(services, { id })
      const headers = { ...options.headers, ...cookies[id] }
      return app.inject({ ...options, headers, remoteAddress: newAddress() })
    }
    const reply = await once()
    if (reply.statusCode !== 429 && !(isSignedIn && reply.statusCode === 401)) return reply
    delete cookies[id]
    await resetRateLimits(services.database)
    return once()
  }
  type Reply = Awaited<ReturnType<typeof send>>

  /** The faults of a response: it may not reveal an internal error, and a rejection has the common form of errors. */
  function faultOf(reply: Reply, isRefused = false): string | undefined {
    const { statusCode, headers, body } = reply
    if (statusCode >= 500) return `${statusCode} ${body}`
    if (statusCode < 400) return isRefused ? `${statusCode} and not refused` : undefined
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (isPage || reply.raw.req.method === 'HEAD') return undefined
    const { message, errors = {} } = reply.json()
    const isShaped =
      typeof message === 'string' && Object.values(errors).every((one) => typeof one === 'string')
    return isShaped ? undefined : `${statusCode} in another shape: ${body}`
  }

  /** A stranger is refused before the call is read: one answer stands for all. */
  const isClosedTo = ({ statusCode }: Reply, isSignedIn: boolean) => !isSignedIn && statusCode === 401

  it.each(named)('%s has an example with every field', (name, one) => {
    const examples = exampleCalls[name] ?? []
    const known = Object.entries({ params: one.params, query: one.query, body: one.body })
    for (const [part, schema] of known) {
      const given = examples.map((example) => valueAt(example, [part]) ?? {})
      const names = given.flatMap((value) => placesIn(value, isFormFile).map((place) => place.at(-1)))
      expect(names).toEqual(expect.arrayContaining(schema ? namesIn(schema) : []))
    }
  })

  describe.each([
    ['signed in', true],
    ['a stranger', false],
  ])('%s', (_who, isSignedIn) => {
    it.each(named.filter(([name]) => exampleCalls[name]?.some(({ body }) => body)))(
      '%s: a value of another type in each field',
      async (name, one) => {
        const faults: Record<string, string> = {}
        for (const example of exampleCalls[name] ?? []) {
          for (const place of placesIn(example.body, isFormFile)) {
            const original = valueAt(example.body, place)
            for (const [kind, value] of Object.entries(hostileValues)) {
              const isList = Array.isArray(original)
              const isObject = typeof original === 'object' && !isList && !isFormFile(original)
              // A URL-encoded form has no objects: the field is missing.
              const isWritten = one.endpoint.encoding !== 'form'
              const isRefused =
                (kind === 'list' && !isList) ||
                (kind === 'object' && isWritten && !isObject && !isFormFile(original))
              const call = { ...example, body: withValue(example.body, place, value) }
              const reply = await send(requestOf(one.endpoint, call as ExampleCall), isSignedIn)
              const fault = faultOf(reply, isRefused)
              if (fault) faults[`${place.join('.')} as ${kind}`] = fault
              if (isClosedTo(reply, isSignedIn)) return expect(faults).toEqual({})
            }
          }
        }
        expect(faults).toEqual({})
      },
    )

    it.each(named)('%s: any value in its address', async (name, one) => {
      const faults: Record<string, string> = {}
      let isClosed = false
      const check = async (url: string, isRefused = false) => {
        if (isClosed) return
        const reply = await send({ method: one.endpoint.method, url }, isSignedIn)
        const fault = faultOf(reply, isRefused)
        if (fault) faults[url.slice(0, 100)] = fault
        isClosed = isClosedTo(reply, isSignedIn)
      }
      const examples = exampleCalls[name] ?? [{}]
      for (const example of examples) {
        const url = addressOf(one.endpoint.path, example)
        const more = url.includes('?') ? '&' : '?'
        for (const odd of ['constructor=x', '__proto__=x', 'x=%00', '%00=x', 'a=1&a=2'])
          await check(url + more + odd, true)
        for (const odd of ['toString=x&valueOf=x', '%ff=%ff']) await check(url + more + odd)
        for (const field of Object.keys(example.query ?? {})) {
          await check(`${url}&${field}=again`, true)
          const isNumber = typeOf(one.query, field) === 'number'
          for (const odd of isNumber ? oddNumbers : oddTexts) {
            const query = { ...example.query, [field]: '' }
            const address = addressOf(one.endpoint.path, { ...example, query })
            await check(address.replace(`${field}=`, `${field}=${odd}`), isNumber)
          }
        }
        for (const field of Object.keys(example.params ?? {})) {
          const isNumber = typeOf(one.params, field) === 'number'
          for (const odd of isNumber ? oddNumbers : oddTexts)
            if (odd !== '') await check(one.endpoint.path.replace(`:${field}`, odd), isNumber)
        }
      }
      expect(faults).toEqual({})
    })
  })

  it.each(named.filter(([, { endpoint }]) => endpoint.method !== 'GET'))(
    '%s: a body that is not an object, or nested too deeply',
    async (name, one) => {
      const { method, path, encoding } = one.endpoint
      const example = exampleCalls[name]?.[0] ?? {}
      const url = addressOf(path, example)
      const post = (payload: string) =>
        send({ method, url, headers: { 'content-type': 'application/json' }, payload }, true)
      for (const payload of ['[]', '"a"', '5', 'null', 'true', '', '{'])
        expect([payload, faultOf(await post(payload))]).toEqual([payload, undefined])
      for (const payload of [
        `{"unknown":${nested(3000)}}`,
        '{"__proto__":{"a":1}}',
        '{"a":[{"constructor":1}]}',
        '{"a":"\\u0000"}',
        '{"a":{"b":"\\ud83d"}}',
      ]) {
        const reply = await post(payload)
        expect([payload.slice(0, 40), reply.statusCode, faultOf(reply)]).toEqual([
          payload.slice(0, 40),
          400,
          undefined,
        ])
      }
      if (encoding === 'json' && example.body) {
        const known = JSON.stringify(example.body).slice(0, -1)
        expect((await post(`${known},"unknown":${nested(20)}}`)).statusCode).toBe(400)
      }
    },
  )

  it('accepts JSON with twenty levels', async () => {
    const payload = `{"phone":"+994 50 000 00 00","unknown":${nested(19)}}`
    const headers = { 'content-type': 'application/json' }
    const reply = await send({ method: 'PATCH', url: '/api/v1/me/', headers, payload }, true)
    expect(reply.statusCode).toBe(200)
  })

  it('causes no internal error at any address that is not in the contract', async () => {
    const faults: Record<string, string> = {}
    const routes = routesOf(app)
    const described = describedEndpoints.map(nameOf).map((name) => name.replace(/\/$/, ''))
    expect(routes).toEqual(expect.arrayContaining(described))
    for (const route of [
      ...routes.filter((one) => !described.includes(one)),
      'GET /',
      'GET /career/:id',
      'GET /codes/:name',
      'GET /rooms/:name',
      'GET /%',
    ]) {
      const [method, path = ''] = route.split(' ') as ['GET', string]
      const addresses = [
        ...oddTexts.map((odd) =>
          path.includes(':') ? path.replace(/:\w+/, odd) : `${path}?token=${odd}&token=b`,
        ),
        `${path.replace(/:\w+/, '5')}?constructor=x&__proto__=y&lng=az&lng=ru&v=%00`,
      ]
      const accept = path.startsWith('/api') ? 'application/json' : 'text/html'
      for (const url of addresses) {
        const fault = faultOf(await send({ method, url, headers: { accept } }, true))
        if (fault) faults[`${method} ${url.slice(0, 100)}`] = fault
      }
    }
    expect(faults).toEqual({})
  })
})

const typeOf = (schema: Schema | undefined, field: string) =>
  (schema as unknown as { fields: Record<string, { type: string }> } | undefined)?.fields[field]?.type
