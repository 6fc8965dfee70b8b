import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { limits } from '@atrium/contract/core'
import { parse } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { files, meetingFiles, meetings } from '#db/schema.ts'
import { insertFile } from '#storage/files.repo.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type FormFile, multipart } from '#testing/forms.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const fileOf = (content: string | Buffer = 'content', name = 'plan.pdf'): FormFile => ({
  name,
  content: Buffer.from(content),
  type: 'text/html',
})

describeOnDatabase('the file of a meeting', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let person: Awaited<ReturnType<typeof hire>>
  let cookie: Record<string, string>
  let id: string
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  beforeEach(async () => {
    id = randomUUID()
    person = await hire(services)
    cookie = await signIn(services, person)
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    const { db } = services.database
    await db.delete(meetings)
    await db.delete(meetingFiles)
    for (const { key } of await db.delete(files).returning()) await services.storage.remove(key)
  })
  afterAll(() => app.close())

  const addressOf = (own: string) => `/api/v1/meetings/attachments/${own}/`
  const upload = (file: FormFile = fileOf(), own = id, headers = cookie) => {
    const form = multipart([['file', file]])
    return app.inject({
      method: 'PUT',
      url: addressOf(own),
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }
  const download = (own = id, headers: Record<string, string> = cookie) =>
    app.inject({ url: addressOf(own), headers })
  const traces = async () => ({
    records: (await services.database.db.select().from(files)).length,
    named: (await services.database.db.select().from(meetingFiles)).length,
    stored: (await readdir(path.join(services.config.dataDir, 'files'))).length,
    uploads: (await readdir(services.uploadDir)).length,
  })
  const one = { records: 1, named: 1, stored: 1, uploads: 0 }
  const none = { records: 0, named: 0, stored: 0, uploads: 0 }

  it('is downloaded byte by byte, as an attachment that no browser renders', async () => {
    const page = '<html><script>alert(1)</script>\0\u00ff'
    expect((await upload(fileOf(page, 'page.html'))).statusCode).toBe(204)
    const reply = await download()
    expect([reply.statusCode, reply.body]).toEqual([200, page])
    expect(reply.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': String(Buffer.byteLength(page)),
      'content-disposition': 'attachment; filename=page.html',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['Отчёт «ноябрь».pdf', 'Отчёт «ноябрь».pdf'],
    ['Görüş İclası ə.docx', 'Görüş İclası ə.docx'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['a"b\r\nSet-Cookie: x=1;.pdf', 'a%22b%0D%0ASet-Cookie x=1;.pdf'],
  ])('may be named %j, without breaking a header', async (name, told) => {
    await upload(fileOf('content', name))
    const reply = await download()
    const { type, parameters } = parse(String(reply.headers['content-disposition']))
    expect([type, parameters.filename]).toEqual(['attachment', told])
    expect(reply.headers['set-cookie']).toBeUndefined()
  })

  it('replaces the previous one, which is deleted', async () => {
    await upload(fileOf('first'))
    await upload(fileOf('second', 'other.pdf'))
    expect((await download()).body).toBe('second')
    expect(await traces()).toEqual(one)
  })

  it('is stored once after three simultaneous uploads', async () => {
    const replies = await Promise.all([upload(), upload(), upload()])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204])
    expect(await traces()).toEqual(one)
    expect((await download()).body).toBe('content')
  })

  it('belongs to one person; another person may use the same id', async () => {
    await upload(fileOf('mine'))
    const other = await signIn(services, await hire(services))
    expect((await download(id, other)).statusCode).toBe(404)
    await upload(fileOf('theirs'), id, other)
    expect([(await download()).body, (await download(id, other)).body]).toEqual(['mine', 'theirs'])
  })

  it('is not accepted from, or sent to, a request without a session or from another site', async () => {
    const foreign = { ...cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await upload(fileOf(), id, {})).statusCode).toBe(401)
    expect((await upload(fileOf(), id, foreign)).statusCode).toBe(403)
    expect(await traces()).toEqual(none)
    await upload()
    const unknown = await download(id, {})
    expect([unknown.statusCode, unknown.json().message]).toEqual([401, expect.stringMatching(/\w/)])
  })

  it.each(['1', 'ABCDEF00-0000-4000-8000-000000000000', '..%2f..%2fetc%2fpasswd', "'; drop table files; --"])(
    'has a UUID and not %s',
    async (own) => {
      const address = own.includes('%') ? own : encodeURIComponent(own)
      expect((await upload(fileOf(), address)).statusCode).toBe(404)
      expect((await download(address)).statusCode).toBe(404)
      expect(await traces()).toEqual(none)
    },
  )

  it('of more than 10 MB is rejected with a sentence and stores nothing', async () => {
    const reply = await upload(fileOf(Buffer.alloc(limits.attachmentBytes + 1)))
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({
      message: 'The file is too large. It can have up to 10\u00a0MB.',
      errors: { file: 'attachmentTooLarge' },
    })
    expect(await traces()).toEqual(none)
  })

  it('that cannot be written keeps the previous one', async () => {
    await upload(fileOf('before'))
    const put = jest.spyOn(services.storage, 'put').mockRejectedValueOnce(new Error('disk full'))
    expect((await upload(fileOf('after'))).statusCode).toBe(500)
    put.mockRestore()
    jest.spyOn(services.database.db, 'transaction').mockRejectedValueOnce(new Error('database gone'))
    expect((await upload(fileOf('after'))).statusCode).toBe(500)
    expect(await traces()).toEqual(one)
    expect((await download()).body).toBe('before')
  })

  it('whose content is lost is unknown, until it is uploaded again', async () => {
    await upload()
    for await (const { key } of services.storage.list()) await services.storage.remove(key)
    expect((await download()).statusCode).toBe(404)
    await upload()
    expect((await download()).body).toBe('content')
  })

  it('has a quota of 1 GB for each person, and is rejected with a sentence when that is used', async () => {
    const { db } = services.database
    const record = { name: 'large', mediaType: 'x/y', sha256: '', createdAt: services.now() }
    const size = 1024 ** 3 - 4096
    const fileId = await insertFile(db, { ...record, key: '0'.repeat(32), size })
    const large = randomUUID()
    await db.insert(meetingFiles).values({ accountId: person.id, id: large, fileId })
    expect((await upload(fileOf(''))).statusCode).toBe(204)
    // However small it is, a file takes a block of the disk.
    const reply = await upload(fileOf('x'), randomUUID())
    expect([reply.statusCode, reply.json().message]).toEqual([409, expect.stringContaining('1024\u00a0MB')])
    expect(reply.json().errors).toEqual({ file: 'attachmentsFull' })
    expect(await traces()).toEqual({ records: 2, named: 2, stored: 1, uploads: 0 })
    expect((await upload(fileOf('y'))).statusCode).toBe(204)
    const other = await signIn(services, await hire(services))
    expect((await upload(fileOf('x'), id, other)).statusCode).toBe(204)
  })
})
