import { categorySamples, jobDetailSample, jobSamples } from '@atrium/contract/samples'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { jobTexts } from '#db/schema.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

describeOnEachDatabase('the vacancies', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open())
    app = await buildApp({ services })
  })
  afterAll(() => app.close())

  const get = (url: string) => app.inject({ url })

  it('are listed as the contract says', async () => {
    const reply = await get('/api/v1/jobs/')
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual(jobSamples)
  })

  it('have categories', async () => {
    expect((await get('/api/v1/categories/')).json()).toEqual(categorySamples)
  })

  it('have a page each, with a slash at the end or without', async () => {
    expect((await get('/api/v1/jobs/2')).json()).toEqual(jobDetailSample(2))
    expect((await get('/api/v1/jobs/2/')).json()).toEqual(jobDetailSample(2))
  })

  it.each([
    '999',
    '0',
    '-1',
    '01',
    '1.0',
    '1e0',
    '2147483648',
    '99999999999999999999',
    'general',
    "1'--",
    '%F0%9F%98%80',
  ])('are unknown by the name %s', async (id) => {
    const reply = await get(`/api/v1/jobs/${id}`)
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({
      message: 'There is nothing at this address.',
      requestId: expect.any(String),
    })
  })

  it('leave out a language that is not translated', async () => {
    await services.database.db.delete(jobTexts).where(and(eq(jobTexts.jobId, 3), eq(jobTexts.language, 'AZ')))
    expect(Object.keys((await get('/api/v1/jobs/3')).json())).toEqual(['EN', 'RU'])
    const listed = (await get('/api/v1/jobs/')).json().find(({ id }: { id: number }) => id === 3)
    expect(Object.keys(listed)).toEqual(['id', 'EN', 'RU'])
  })
})
