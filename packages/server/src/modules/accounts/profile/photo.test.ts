import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { files, people } from '#db/schema.ts'
import { cvFixtures } from '#testing/cvFixtures.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type FormFile, multipart } from '#testing/forms.ts'
import { gif, jpeg, photoFile, png, webp } from '#testing/photos.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const url = '/api/v1/me/photo/'

describeOnDatabase('a photo', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let owner: { cookie: string }
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    owner = await signIn(services, await hire(services))
  })
  afterEach(async () => {
    jest.restoreAllMocks()
    const { db } = services.database
    await db.update(people).set({ photoFileId: null })
    for (const { key } of await db.delete(files).returning()) await services.storage.remove(key)
  })

  const upload = (photo: FormFile, headers: Record<string, string> = owner) => {
    const form = multipart([['photo', photo]])
    return app.inject({
      method: 'PUT',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    })
  }
  const show = (address = url, headers: Record<string, string> = owner) =>
    app.inject({ url: address, headers })
  const traces = async () => ({
    records: (await services.database.db.select().from(files)).length,
    stored: (await readdir(path.join(services.config.dataDir, 'files'))).length,
    uploads: (await readdir(services.uploadDir)).length,
  })
  const one = { records: 1, stored: 1, uploads: 0 }
  const none = { records: 0, stored: 0, uploads: 0 }

  it.each([
    ['me.png', png(), 'image/png'],
    ['me.JPG', jpeg(), 'image/jpeg'],
    ['me.jpeg', jpeg(), 'image/jpeg'],
    ['me.webp', webp(), 'image/webp'],
  ])('is answered to its owner unchanged: %s', async (name, content, type) => {
    const { photo } = (await upload({ name, content, type: 'text/html' })).json()
    const reply = await show(photo)
    expect(reply.statusCode).toBe(200)
    expect(reply.rawPayload).toEqual(content)
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'content-length': String(content.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await traces()).toEqual(one)
  })

  it('cannot be seen by another person', async () => {
    const { photo } = (await upload(photoFile())).json()
    const stranger = await signIn(services, await hire(services))
    expect((await show(photo, stranger)).statusCode).toBe(404)
    const unknown = await show(photo, {})
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([401, undefined])
  })

  it('replaces the previous one, which is deleted', async () => {
    const first = (await upload(photoFile('me.png', png(1)))).json().photo
    const second = (await upload(photoFile('me.png', png(2)))).json().photo
    expect(second).not.toBe(first)
    expect(await traces()).toEqual(one)
    expect((await show(first)).rawPayload).toEqual(png(2))
  })

  it('is deleted with its file, and the deletion is idempotent', async () => {
    await upload(photoFile())
    for (const _time of [1, 2]) {
      const reply = await app.inject({ method: 'DELETE', url, headers: owner })
      expect([reply.statusCode, reply.json().photo]).toEqual([200, null])
      expect(await traces()).toEqual(none)
    }
    expect((await show()).statusCode).toBe(404)
  })

  it.each([
    ['a page', 'me.png', Buffer.from('<html><script>alert(1)</script>')],
    [
      'a drawing with a script',
      'me.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    ['a drawing by its name', 'me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a film under the name of a picture', 'me.png', gif()],
    ['a picture under the name of another kind', 'me.png', jpeg()],
    ['a document', 'me.jpg', cvFixtures.pdf()],
    ['a picture without a kind', 'me', png()],
    ['a file of 0 bytes', 'me.png', Buffer.alloc(0)],
  ])('cannot be %s: the previous one stays', async (_what, name, content) => {
    const { photo } = (await upload(photoFile())).json()
    const reply = await upload({ name, content })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { photo: 'photoType' }])
    expect(await traces()).toEqual(one)
    expect((await show(photo)).rawPayload).toEqual(png())
  })

  it('of more than 5 MB is rejected with a sentence, and stores nothing', async () => {
    const large = Buffer.concat([png(), Buffer.alloc(5 * 1024 * 1024)])
    const reply = await upload(photoFile('me.png', large))
    expect(reply.statusCode).toBe(413)
    expect(reply.json()).toMatchObject({
      message: 'The picture is too large. It can have up to 5\u00a0MB.',
      errors: { photo: 'photoTooLarge' },
    })
    expect(await traces()).toEqual(none)
  })

  it('that cannot be written keeps the previous one', async () => {
    const { photo } = (await upload(photoFile())).json()
    const put = jest.spyOn(services.storage, 'put').mockRejectedValueOnce(new Error('disk full'))
    expect((await upload(photoFile('me.png', png(7)))).statusCode).toBe(500)
    put.mockRestore()
    jest.spyOn(services.database.db, 'transaction').mockRejectedValueOnce(new Error('database gone'))
    expect((await upload(photoFile('me.png', png(8)))).statusCode).toBe(500)
    expect(await traces()).toEqual(one)
    expect((await show(photo)).rawPayload).toEqual(png())
  })

  it('is replaced even when the previous file cannot be deleted', async () => {
    await upload(photoFile())
    jest.spyOn(services.storage, 'remove').mockRejectedValueOnce(new Error('busy'))
    const reply = await upload(photoFile('me.png', png(9)))
    expect(reply.statusCode).toBe(200)
    expect((await show(reply.json().photo)).rawPayload).toEqual(png(9))
    expect(await traces()).toEqual({ ...one, stored: 2 })
    const [record] = await services.database.db.select().from(files)
    for await (const { key } of services.storage.list())
      if (key !== record?.key) await services.storage.remove(key)
  })

  it('whose file is lost is unknown', async () => {
    await upload(photoFile())
    for await (const { key } of services.storage.list()) await services.storage.remove(key)
    expect((await show()).statusCode).toBe(404)
  })

  it('is stored once after two simultaneous uploads', async () => {
    const replies = await Promise.all([1, 2, 3].map((shade) => upload(photoFile('me.png', png(shade)))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await traces()).toEqual(one)
    expect([png(1), png(2), png(3)]).toContainEqual((await show()).rawPayload)
  })

  it('may be changed twelve times in ten minutes, also where many people share an address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 13; time += 1) statuses.push((await upload(photoFile())).statusCode)
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429])
    const colleague = await signIn(services, await hire(services))
    expect((await upload(photoFile(), colleague)).statusCode).toBe(200)
  })
})
