/** @jest-environment node */
import fastify from 'fastify'
import { answerPlainForms } from './plainForms.ts'

it('a form without JavaScript leads to the one meeting of a series that it answered', async () => {
  const app = fastify()
  let sent: unknown
  app.put('/api/v1/invitations/:token/', async ({ body }) => {
    sent = body
    return {}
  })
  await answerPlainForms(app, {
    sendRefused: async (_request, reply) => reply.send(),
    languageTag: () => 'en',
  })
  const post = async (fields: Record<string, string>) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/invitation/abc',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form: 'answer', state: 'maybe', sequence: '2', ...fields }).toString(),
    })
    return [reply.statusCode, reply.headers.location]
  }
  expect(await post({ day: '2026-12-01' })).toEqual([303, '/invitation/abc?sent=answer&day=2026-12-01'])
  expect(sent).toEqual({ state: 'maybe', sequence: 2, day: '2026-12-01' })
  expect(await post({})).toEqual([303, '/invitation/abc?sent=answer'])
  await app.close()
})

it.each(['withdrawal', 'contactData', 'keeping'])(
  '%s leads to the part of the page with its outcome',
  async (form) => {
    const app = fastify()
    app.post('/api/*', async () => ({}))
    await answerPlainForms(app, {
      sendRefused: async (_request, reply) => reply.send(),
      languageTag: () => 'en',
    })
    const reply = await app.inject({
      method: 'POST',
      url: '/application/abc?lng=en',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ form }).toString(),
    })
    expect(reply.headers.location).toBe(`/application/abc?sent=${form}#${form}`)
    await app.close()
  },
)

it('a form without JavaScript subscribes to the ticked categories, on any page', async () => {
  const app = fastify()
  const sent: unknown[] = []
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(text.toString())),
  )
  app.post('/api/subscribe/', async ({ body }) => {
    sent.push(body)
    return {}
  })
  await answerPlainForms(app, {
    sendRefused: async (_request, reply) => reply.send(),
    languageTag: () => 'en',
  })
  const post = async (url: string, boxes: string) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `form=alerts&email=+gunesh%40person.example${boxes}`,
    })
    return reply.headers.location
  }
  expect(await post('/career/9', '&category_ids=1&category_ids=3')).toBe('/career/9?sent=alerts#alerts')
  expect(await post('/career?category=design', '')).toBe('/career?sent=alerts#alerts')
  const request = { email: 'gunesh@person.example', topic: 'vacancies' }
  expect(sent).toEqual([
    { ...request, category_ids: '1,3' },
    { ...request, category_ids: '' },
  ])
  await app.close()
})
