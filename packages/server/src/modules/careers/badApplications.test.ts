import { once } from 'node:events'
import fs from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { applyUrl, countTraces, generalUrl, nothing, post, traces } from '#testing/apply.ts'
import { cvFixtures, pdf } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { cvFile, generalForm, multipart, vacancyForm } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'

const cvMaxBytes = 50_000

describeOnDatabase('a bad application', (open) => {
  let services: TestServices
  let app: FastifyInstance
  beforeAll(async () => {
    services = await testServices(await open(), { cvMaxBytes })
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  afterEach(async () => {
    expect(await countTraces(services)).toEqual(nothing)
  })

  it.each([
    [
      'a script under the name of a PDF',
      { cv: cvFile('cv.pdf', Buffer.from('#!/bin/sh')) },
      { cv: 'cvContent' },
    ],
    ['a document under the name of a PDF', { cv: cvFile('cv.pdf', cvFixtures.docx()) }, { cv: 'cvContent' }],
    ['a program', { cv: cvFile('cv.exe', Buffer.from('MZ')) }, { cv: 'cvType' }],
    ['a file without a name', { cv: cvFile('', pdf()) }, { cv: 'cvType' }],
    ['a file of 0 bytes', { cv: cvFile('cv.pdf', Buffer.alloc(0)) }, { cv: 'cvEmpty' }],
    ['no file', { cv: undefined }, { cv: 'cvRequired' }],
    ['a form whose file was not chosen', { cv: cvFile('', Buffer.alloc(0)) }, { cv: 'cvRequired' }],
    ['a text in place of the file', { cv: 'cv.pdf' }, { cv: 'cvRequired' }],
    ['no first name', { first_name: undefined }, { first_name: 'firstNameRequired' }],
    ['a first name of spaces', { first_name: '   ' }, { first_name: 'firstNameRequired' }],
    ['a name of 300 characters', { last_name: 'ə'.repeat(300) }, { last_name: 'nameTooLong' }],
    ['no e-mail address', { email: '' }, { email: 'emailRequired' }],
    ['an impossible e-mail address', { email: 'aysel@@x' }, { email: 'emailInvalid' }],
    [
      'an e-mail address with a second line',
      { email: 'a@b.example\r\nBcc: c@d.example' },
      { email: 'emailInvalid' },
    ],
    ['no phone number', { phone: undefined }, { phone: 'phoneRequired' }],
    ['an endless phone number', { phone: '1'.repeat(100_000) }, { phone: 'phoneTooLong' }],
  ])('with %s is rejected with 400', async (_what, changes, errors) => {
    const reply = await post(app, applyUrl, vacancyForm(changes))
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      message: 'Check the marked fields and send the form again.',
      errors,
      requestId: expect.any(String),
    })
  })

  it('with a position of a thousand characters is rejected, although no message is about it', async () => {
    const reply = await post(app, applyUrl, vacancyForm({ job: 'x'.repeat(1000) }))
    expect([reply.statusCode, reply.json().errors]).toEqual([400, undefined])
  })

  it('reports every field at once', async () => {
    const reply = await post(app, generalUrl, [['message', '']])
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual({
      first_name: 'firstNameRequired',
      last_name: 'lastNameRequired',
      email: 'emailRequired',
      phone: 'phoneRequired',
      message: 'messageRequired',
      cv: 'cvRequired',
    })
  })

  it('with a file above the limit is rejected with 413, in the language of the request', async () => {
    const cv = cvFile('cv.pdf', pdf(cvMaxBytes + 1))
    const reply = await post(app, applyUrl, vacancyForm({ cv, phone: '' }), { 'accept-language': 'az' })
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({
      message: 'Fayl həddindən artıq böyükdür. Ən çoxu 48,8\u00a0KB ola bilər.',
      errors: { cv: 'cvTooLarge', phone: 'phoneRequired' },
    })
  })

  it.each([
    ['a field', 'email', [...vacancyForm(), ['email', 'other@person.example'] as const]],
    ['the file', 'cv', [...vacancyForm(), ['cv', cvFile('other.pdf')] as const]],
  ])('that repeats %s is rejected with 400', async (_what, field, entries) => {
    const reply = await post(
      app,
      applyUrl,
      entries.map(([name, value]) => [name, value]),
    )
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual({ [field]: 'fieldRepeated' })
  })

  it.each(['999', '0', 'nothing', '%00'])('to the unknown vacancy %s is rejected with 404', async (id) => {
    const reply = await post(app, `/api/v1/jobs/${id}/apply/`, vacancyForm())
    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toEqual({ message: expect.any(String), requestId: expect.any(String) })
  })

  it.each([
    ['in the file', (whole: Buffer) => whole.subarray(0, whole.indexOf('startxref'))],
    ['in a field', (whole: Buffer) => whole.subarray(0, whole.indexOf('Quliyeva') + 3)],
    ['in the head of a part', (whole: Buffer) => whole.subarray(0, whole.indexOf('filename'))],
    ['before the last line', (whole: Buffer) => whole.subarray(0, -8)],
  ])('that breaks off %s is rejected with 400', async (_where, cut) => {
    const { headers, payload } = multipart(vacancyForm())
    const reply = await app.inject({ method: 'POST', url: applyUrl, headers, payload: cut(payload) })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({
      message: 'The request couldn’t be read. Send it again.',
      requestId: expect.any(String),
    })
  })

  it('that breaks off before a slow disk has created the file leaves none', async () => {
    const slowMs = 50
    const { open } = fs
    const { open: promiseOpen } = fs.promises
    const delayed = (...args: unknown[]) => setTimeout(Reflect.apply, slowMs, open, fs, args)
    jest.spyOn(fs, 'open').mockImplementation(delayed as never)
    jest.spyOn(fs.promises, 'open').mockImplementation(async (...args) => {
      await sleep(slowMs)
      return promiseOpen(...args)
    })
    const { headers, payload } = multipart(vacancyForm())
    const cut = payload.subarray(0, payload.indexOf('startxref'))
    const reply = await app.inject({ method: 'POST', url: applyUrl, headers, payload: cut })
    jest.restoreAllMocks()
    expect(reply.statusCode).toBe(400)
    await sleep(2 * slowMs)
  })

  it('that is complete is not called unreadable when the disk fails', async () => {
    await rm(services.uploadDir, { recursive: true })
    const reply = await post(app, applyUrl, vacancyForm())
    await mkdir(services.uploadDir)
    expect(reply.statusCode).toBe(500)
    expect(reply.json().message).toMatch(/went wrong/)
  })

  it.each([
    ['application/json', '{"first_name":"Aysel"}'],
    ['application/x-www-form-urlencoded', 'first_name=Aysel'],
    ['text/plain', 'Aysel'],
  ])('with the content type %s is rejected with 415', async (type, payload) => {
    const headers = { 'content-type': type }
    const reply = await app.inject({ method: 'POST', url: applyUrl, headers, payload })
    expect(reply.statusCode).toBe(415)
  })

  it('with thousands of fields is rejected', async () => {
    const many = Array.from({ length: 2000 }, (_none, place) => [`field${place}`, 'x'] as [string, string])
    const reply = await post(app, generalUrl, [...many, ...generalForm()])
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toEqual({
      message: 'This is too large to send. Shorten the text or send smaller files.',
      requestId: expect.any(String),
    })
  })

  it.each(['__proto__', 'constructor'])(
    'with a field %s is rejected or ignored, without harm',
    async (name) => {
      const reply = await post(app, applyUrl, [[name, 'x'], ...vacancyForm({ phone: '' })])
      expect(reply.statusCode).toBe(400)
      expect(({} as { x?: unknown }).x).toBeUndefined()
    },
  )
})

const megabyte = 1024 * 1024
const largest = 10 * megabyte

describeOnDatabase('an upload over the network', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let origin: string
  beforeAll(async () => {
    services = await testServices(await open(), { cvMaxBytes: largest })
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
    ['one byte above the limit', largest + 1],
    ['three times the limit', 3 * largest],
  ])('of %s is answered with 413, and stores nothing', async (_size, bytes) => {
    const reply = await send(bytes)
    expect(reply.status).toBe(413)
    expect(await reply.json()).toMatchObject({ errors: { cv: 'cvTooLarge' } })
    expect(await countTraces(services)).toEqual(nothing)
  })

  it('of exactly the limit is accepted, without buffering it in memory', async () => {
    const before = process.memoryUsage().arrayBuffers
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    }, 1)
    const reply = await send(largest)
    clearInterval(watch)
    expect(reply.status).toBe(200)
    const { records } = await traces(services)
    expect(records).toMatchObject([{ size: largest, name: 'cv.pdf' }])
    // This process also has the client’s copies: the file, the form and the buffers of the connection.
    expect(most).toBeLessThan(6 * largest)
  })

  it('whose sender disconnects stores nothing', async () => {
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

  it('that announces more than the limit is rejected at once', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    const head = `host: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${2 ** 40}\r\n\r\n`
    socket.write(`POST ${applyUrl} HTTP/1.1\r\n${head}`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 413 /)
    await once(socket, 'close')
  })
})

/** Resolves when the condition holds; otherwise the time limit of the test ends it. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5)
}
