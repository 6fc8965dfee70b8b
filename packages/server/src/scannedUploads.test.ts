import { Writable } from 'node:stream'
import { applyUrl, countTraces, nothing, post } from '#testing/apply.ts'
import { startClamd, virus } from '#testing/clamd.ts'
import { pdf } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, multipart, vacancyForm } from '#testing/forms.ts'
import { photoFile, png } from '#testing/photos.ts'
import { testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { buildApp } from './app.ts'

const infected = (content: Buffer) => Buffer.concat([content, Buffer.from(virus)])

describeOnDatabase('uploads with a virus scanner', (open) => {
  const log: string[] = []
  async function start() {
    const clamd = await startClamd()
    const services = await testServices(await open(), { clamdAddress: clamd.address, logLevel: 'error' })
    const logStream = new Writable({
      write(line, _encoding, done) {
        log.push(String(line))
        done()
      },
    })
    const app = await buildApp({ services, logStream })
    return { app, services, clamd }
  }
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start()
  })
  afterAll(async () => {
    server.clamd.close()
    await server.app.close()
  })

  it('refuse an infected CV at its field and keep nothing of it', async () => {
    const { app, services } = server
    const reply = await post(app, applyUrl, vacancyForm({ cv: cvFile('cv.pdf', infected(pdf())) }))
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { cv: 'fileInfected' }])
    expect(await countTraces(services)).toEqual(nothing)
  })

  it('refuse an infected photo and keep nothing of it', async () => {
    const { app, services } = server
    const { cookie } = await signIn(services, await hire(services))
    const { headers, payload } = multipart([['photo', photoFile('me.png', infected(png()))]])
    const reply = await app.inject({
      method: 'PUT',
      url: '/api/v1/me/photo/',
      payload,
      headers: { ...headers, cookie },
    })
    expect([reply.statusCode, reply.json().errors]).toEqual([422, { photo: 'fileInfected' }])
    expect(await countTraces(services)).toMatchObject({ records: 0, stored: 0, uploads: 0 })
  })

  it('store a clean file of several megabytes', async () => {
    const { app, services } = server
    const content = Buffer.concat([pdf(), Buffer.alloc(5_000_000)])
    const reply = await post(app, applyUrl, vacancyForm({ cv: cvFile('cv.pdf', content) }))
    expect(reply.statusCode).toBe(200)
    expect(await countTraces(services)).toMatchObject({ applications: 1, stored: 1, uploads: 0 })
  })

  it('store nothing while the scanner does not answer, and log it', async () => {
    const { app, services, clamd } = server
    clamd.close()
    const before = await countTraces(services)
    const reply = await post(app, applyUrl, vacancyForm({ first_name: 'Günay' }))
    expect(reply.statusCode).toBe(503)
    expect(reply.json().message).toMatch(/We couldn’t check the file for viruses.*Try again in a few minutes/)
    expect(await countTraces(services)).toEqual(before)
    expect(log.join('')).toMatch(/notScanned.*ECONNREFUSED/)
  })
})
