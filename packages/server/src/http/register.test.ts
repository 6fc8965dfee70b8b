import { endpoint } from '@atrium/contract/core'
import { withSchemas } from '@atrium/contract/core/schema'
import Fastify, { type FastifyInstance } from 'fastify'
import { array, mixed, number, object, type Schema, string } from 'yup'
import { loadTexts } from '#i18n/texts.ts'
import { answerErrors } from '#plugins/errors.ts'
import { acceptBodies } from './body.ts'
import { register } from './register.ts'

interface Person {
  name: string
  tags: { label: string }[]
  note?: string | undefined
}

const personSchema = object({
  name: string().required('firstNameRequired').max(5, 'nameTooLong'),
  tags: array(object({ label: string().defined() })).default([]),
  note: string().optional(),
})

const params = object({ id: number().integer().required() })

const put = withSchemas(
  endpoint<{ params: { id: number }; body: Person; reply: Person }>({ method: 'PUT', path: '/people/:id/' }),
  { params, body: personSchema, reply: personSchema },
)
const subscribe = withSchemas(
  endpoint<{ body: { email: string }; reply: { ok: string } }>({
    method: 'POST',
    path: '/subscribe/',
    encoding: 'form',
  }),
  { body: object({ email: string().required('emailRequired') }), reply: object({ ok: string().defined() }) },
)

const forget = withSchemas(
  endpoint<{ params: { id: number }; reply: undefined }>({
    method: 'DELETE',
    path: '/people/:id/',
    reply: 'any',
  }),
  { params, reply: mixed().optional() as unknown as Schema<undefined> },
)

describe('a registered endpoint', () => {
  let app: FastifyInstance
  const received = jest.fn()
  beforeAll(() => {
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
    answerErrors(app, loadTexts())
    acceptBodies(app)
    const secret = { passwordHash: 'secret' }
    register(app, put, ({ params, body }) => {
      received(params, body)
      return { ...body, ...secret, tags: body.tags.map((tag) => ({ ...tag, ...secret })) }
    })
    register(app, forget, () => undefined)
    register(app, subscribe, ({ body }) => ({ ok: body.email }))
  })
  afterAll(() => app.close())

  const send = (payload: unknown, url = '/people/7') =>
    app.inject({
      method: 'PUT',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    })

  it('passes the fields of its schemas, in their types', async () => {
    await send({ name: 'Ay', tags: [{ label: 'x', id: 1 }], admin: true })
    expect(received).toHaveBeenLastCalledWith({ id: 7 }, { name: 'Ay', tags: [{ label: 'x' }] })
  })

  it('removes fields that its reply schema does not name, at any depth', async () => {
    const reply = await send({ name: 'Ay', tags: [{ label: 'x' }] })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ name: 'Ay', tags: [{ label: 'x' }] })
  })

  it.each([
    [{}, { name: 'firstNameRequired' }],
    [{ name: 'too long' }, { name: 'nameTooLong' }],
    ['a text', { name: 'firstNameRequired' }],
    [[], { name: 'firstNameRequired' }],
  ])('rejects %j with the errors of the fields', async (payload, errors) => {
    const reply = await send(payload)
    expect([reply.statusCode, reply.json().errors]).toEqual([400, errors])
  })

  it('answers 204 without a body', async () => {
    const reply = await app.inject({ method: 'DELETE', url: '/people/7' })
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
  })

  it('rejects broken JSON, and an address of no record', async () => {
    const headers = { 'content-type': 'application/json' }
    const broken = await app.inject({ method: 'PUT', url: '/people/7', headers, payload: '{"name":' })
    expect(broken.statusCode).toBe(400)
    expect(broken.json().message).toBe('The request couldn’t be read. Send it again.')
    expect((await send({ name: 'Ay' }, '/people/x')).statusCode).toBe(404)
  })

  it('reads a plain form, and rejects it with a repeated field or as JSON', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const post = (payload: string, type = headers) =>
      app.inject({ method: 'POST', url: '/subscribe', headers: type, payload })
    expect((await post('email=a%40b.example&x=1')).json()).toEqual({ ok: 'a@b.example' })
    expect((await post('email=a&email=b')).json().errors).toEqual({ email: 'fieldRepeated' })
    expect((await post('{}', { 'content-type': 'application/json' })).statusCode).toBe(415)
    expect((await post('')).json().errors).toEqual({ email: 'emailRequired' })
  })
})
