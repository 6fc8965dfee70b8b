import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applyUrl, countTraces, nothing, traces } from '#testing/apply.ts'
import { pdf } from '#testing/cvFixtures.ts'
import { describeOnOneDatabase } from '#testing/databases.ts'
import { multipart, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const megabyte = 1024 * 1024
const cvMaxBytes = 10 * megabyte

describeOnOneDatabase('an upload over the network', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let origin: string
  beforeAll(async () => {
    services = await testServices(await open(), { cvMaxBytes })
    app = await buildApp({ services })
    origin = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => app.close())

  const send = (bytes: number) => {
    const form = new FormData()
    for (const [field, value] of vacancyForm({ cv: undefined })) form.set(field, String(value))
    form.set('cv', new File([new Uint8Array(pdf(bytes))], '../../cv.pdf', { type: 'application/pdf' }))
    return fetch(origin + applyUrl, { method: 'POST', body: form })
  }

  it.each([
    ['one byte above the limit', cvMaxBytes + 1],
    ['three times the limit', 3 * cvMaxBytes],
  ])('of %s is answered with 413, and leaves nothing', async (_size, bytes) => {
    const reply = await send(bytes)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ errors: { cv: 'cvTooLarge' } })
    expect(await countTraces(services)).toEqual(nothing)
  })

  it('of exactly the limit is accepted, without being held in memory', async () => {
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 1)
    const reply = await send(cvMaxBytes)
    clearInterval(watch)
    expect(reply.status).toBe(200)
    const { records } = await traces(services)
    expect(records).toMatchObject([{ size: cvMaxBytes, name: 'cv.pdf' }])
    // The sender's copies are in this process too: the file, the form and what is on its way.
    expect(most).toBeLessThan(6 * cvMaxBytes)
  })

  it('whose sender goes away leaves nothing', async () => {
    const before = await countTraces(services)
    const { headers, payload } = multipart(vacancyForm({ cv: { name: 'cv.pdf', content: pdf(megabyte) } }))
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    const head = Object.entries({ ...headers, host: 'x', 'content-length': payload.length })
    socket.write(
      `POST ${applyUrl} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
    socket.write(payload.subarray(0, megabyte / 2))
    await until(async () => (await readdir(services.uploadDir)).length === 1)
    socket.destroy()
    await until(async () => (await readdir(services.uploadDir)).length === 0)
    expect(await countTraces(services)).toEqual(before)
  })

  it('that announces more than anybody reads is refused at once', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const head = `host: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${2 ** 40}\r\n\r\n`
    socket.write(`POST ${applyUrl} HTTP/1.1\r\n${head}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    await once(socket, 'close')
  })
})

/** Resolves when it is so; the test's own time limit is the other way out. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}
