import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
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
    await db.update(people).set({ photoFileId: null, leftAt: null })
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
  const show = (hash: string, file = '80.webp', headers: Record<string, string> = owner) =>
    app.inject({ url: `/api/v1/photos/${hash}/${file}`, headers })
  const traces = async () => ({
    records: (await services.database.db.select().from(files)).length,
    stored: (await readdir(path.join(services.config.dataDir, 'files'))).length,
    uploads: (await readdir(services.uploadDir)).length,
  })
  const one = { records: 1, stored: 1, uploads: 0 }
  const none = { records: 0, stored: 0, uploads: 0 }

  it.each([
    ['me.png', png()],
    ['me.JPG', jpeg()],
    ['me.jpeg', jpeg()],
    ['me.webp', webp()],
  ])('is stored as another file of the same picture: %s', async (name, content) => {
    const { photo } = (await upload({ name, content, type: 'text/html' })).json()
    expect(photo).toMatch(/^[0-9a-f]{16}$/)
    for (const [file, type, format] of [
      ['80.webp', 'image/webp', 'webp'],
      ['40.jpg', 'image/jpeg', 'jpeg'],
    ]) {
      const reply = await show(photo, file)
      expect(reply.statusCode).toBe(200)
      expect((await sharp(reply.rawPayload).metadata()).format).toBe(format)
      expect(reply.headers).toMatchObject({
        'content-type': type,
        'content-length': String(reply.rawPayload.length),
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
      })
    }
    expect(await traces()).toEqual(one)
  })

  it('is shown to colleagues in the sizes of the pages only, and to nobody else', async () => {
    const { photo } = (await upload(photoFile())).json()
    const colleague = await signIn(services, await hire(services))
    expect((await show(photo, '320.webp', colleague)).statusCode).toBe(200)
    for (const file of ['41.webp', '80.png', '80', '80.webp.jpg'])
      expect((await show(photo, file, colleague)).statusCode).toBe(404)
    expect((await show('0123456789abcdef', '80.webp', colleague)).statusCode).toBe(404)
    const unknown = await show(photo, '80.webp', {})
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([401, undefined])
  })

  it('of a person who has left is shown to nobody', async () => {
    const { photo } = (await upload(photoFile())).json()
    const colleague = await signIn(services, await hire(services))
    expect((await show(photo, '80.webp', colleague)).statusCode).toBe(200)
    await services.database.db
      .update(people)
      .set({ leftAt: services.now() })
      .where(isNotNull(people.photoFileId))
    const gone = await show(photo, '80.webp', colleague)
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store'])
  })

  it('replaces the previous one, which is deleted', async () => {
    const first = (await upload(photoFile('me.png', png(1)))).json().photo
    const second = (await upload(photoFile('me.png', png(2)))).json().photo
    expect(second).not.toBe(first)
    expect(await traces()).toEqual(one)
    expect([(await show(first)).statusCode, (await show(second)).statusCode]).toEqual([404, 200])
  })

  it('is deleted with its file, and the deletion is idempotent', async () => {
    const { photo } = (await upload(photoFile())).json()
    for (const _time of [1, 2]) {
      const reply = await app.inject({ method: 'DELETE', url, headers: owner })
      expect([reply.statusCode, reply.json().photo]).toEqual([200, null])
      expect(await traces()).toEqual(none)
    }
    expect((await show(photo)).statusCode).toBe(404)
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
    ['a picture that is cut off', 'me.png', png(5, 200).subarray(0, 150)],
    ['a picture of too many pixels', 'me.png', png(5, 5000)],
    [
      'the mark of a picture alone',
      'me.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
    ],
  ])('cannot be %s: the previous one stays', async (_what, name, content) => {
    const { photo } = (await upload(photoFile())).json()
    const reply = await upload({ name, content })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { photo: 'photoType' }])
    expect(await traces()).toEqual(one)
    expect((await show(photo)).statusCode).toBe(200)
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
    expect((await show(photo)).statusCode).toBe(200)
  })

  it('is replaced even when the previous file cannot be deleted', async () => {
    await upload(photoFile())
    jest.spyOn(services.storage, 'remove').mockRejectedValueOnce(new Error('busy'))
    const reply = await upload(photoFile('me.png', png(9)))
    expect(reply.statusCode).toBe(200)
    expect((await show(reply.json().photo)).statusCode).toBe(200)
    expect(await traces()).toEqual({ ...one, stored: 2 })
    const [record] = await services.database.db.select().from(files)
    for await (const { key } of services.storage.list())
      if (key !== record?.key) await services.storage.remove(key)
  })

  it('whose file is lost is unknown', async () => {
    const { photo } = (await upload(photoFile())).json()
    for await (const { key } of services.storage.list()) await services.storage.remove(key)
    expect((await show(photo)).statusCode).toBe(404)
  })

  it('is stored once after two simultaneous uploads', async () => {
    const replies = await Promise.all([1, 2, 3].map((shade) => upload(photoFile('me.png', png(shade)))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await traces()).toEqual(one)
    const { photo } = (await app.inject({ url: '/api/v1/me/', headers: owner })).json()
    expect((await show(photo)).statusCode).toBe(200)
  })

  it('may be changed twelve times in ten minutes, also where many people share an address', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 13; time += 1) statuses.push((await upload(photoFile())).statusCode)
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429])
    const colleague = await signIn(services, await hire(services))
    expect((await upload(photoFile(), colleague)).statusCode).toBe(200)
  })
})
