import { gunzipSync } from 'node:zlib'
import { endpoint } from '@atrium/contract/core'
import { withSchemas } from '@atrium/contract/core/schema'
import Fastify, { type FastifyInstance } from 'fastify'
import { number, object, string } from 'yup'
import { loadTexts } from '#i18n/texts.ts'
import { answerErrors } from '#plugins/errors.ts'
import { createAnswerMemory } from './answerMemory.ts'
import { notFound } from './httpError.ts'
import { languageOf } from './language.ts'
import { registerShared } from './registerShared.ts'

interface Sight {
  id: number
  text: string
}

const params = object({ id: number().integer().required() })
const sight = withSchemas(
  endpoint<{ params: { id: number }; query: { year: number }; reply: Sight }>({
    method: 'GET',
    path: '/sights/:id/',
  }),
  {
    params,
    query: object({ year: number().integer().min(2000).max(2100).default(2026) }),
    reply: object({ id: number().defined(), text: string().defined() }),
  },
)

describe('a public endpoint', () => {
  let app: FastifyInstance
  let version: number
  const made = jest.fn()
  beforeEach(() => {
    made.mockClear()
    version = 1
    app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
    app.decorate(
      'answers',
      createAnswerMemory({ version: { current: () => version }, now: () => new Date() }),
    )
    answerErrors(app, loadTexts())
    registerShared(
      app,
      sight,
      ({ params, query, language }) => {
        made()
        if (params.id > 9) throw notFound()
        return {
          id: params.id,
          text: `${language} ${query.year} ${'long '.repeat(400)}`,
          secret: 'x',
        } as Sight
      },
      { names: ['year'], languageOf },
    )
  })
  afterEach(() => app.close())

  const request = (url: string, headers = {}) => app.inject({ url, headers })

  it('makes an answer once for all who ask, and again after a change of the content', async () => {
    const replies = await Promise.all([
      request('/sights/1/'),
      request('/sights/1'),
      request('/sights/1/?year=2026'),
    ])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]?.json()).toEqual({ id: 1, text: expect.stringContaining('EN 2026') })
    expect(made).toHaveBeenCalledTimes(1)
    version = 2
    await request('/sights/1/')
    expect(made).toHaveBeenCalledTimes(2)
  })

  it('has an answer for each language and validated query', async () => {
    expect((await request('/sights/1/?year=2027')).json().text).toContain('EN 2027')
    const russian = await request('/sights/1/', { 'accept-language': 'ru' })
    expect(russian.json().text).toContain('RU 2026')
    expect(russian.headers.vary).toBe('accept-language, cookie, accept-encoding')
  })

  it('keeps nothing for a query that it does not know, nor for an invalid one', async () => {
    await request('/sights/1/')
    for (const query of ['?a=1', '?a=2', '?a=3&year=2026', '?year=2026&b='])
      await request(`/sights/1/${query}`)
    expect((await request('/sights/1/?year=1')).statusCode).toBe(400)
    expect((await request('/sights/x/')).statusCode).toBe(404)
    expect(app.answers.count()).toBe(1)
  })

  it('keeps no error', async () => {
    for (const _time of [1, 2]) expect((await request('/sights/10/')).statusCode).toBe(404)
    expect(made).toHaveBeenCalledTimes(2)
    expect(app.answers.count()).toBe(0)
  })

  it('sends 304 to a caller that has the answer, and compresses for one that can read it', async () => {
    const { headers, rawPayload } = await request('/sights/1/')
    const again = await request('/sights/1/', { 'if-none-match': headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const zipped = await request('/sights/1/', { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload)).toEqual(rawPayload)
    const head = await app.inject({ method: 'HEAD', url: '/sights/1/' })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      `${rawPayload.length}`,
      '',
    ])
  })
})
