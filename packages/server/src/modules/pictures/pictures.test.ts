import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { pictureAddress, type StoredPicture } from '@atrium/contract/pictures'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { buildApp } from '#app.ts'
import { files, pictures } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type FormFile, multipart } from '#testing/forms.ts'
import { jpeg, png } from '#testing/photos.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })

describeOnDatabase('a picture of the site', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let editor: { cookie: string }
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    editor = await signIn(services, await hire(services, { role: 'editor' }))
  })
  afterAll(() => app.close())
  afterEach(async () => {
    const { db } = services.database
    await db.delete(pictures)
    for (const { key } of await db.delete(files).returning()) await services.storage.remove(key)
  })

  const upload = (picture: FormFile, headers: Record<string, string> = editor) => {
    const form = multipart([['picture', picture]])
    return app.inject({
      ...{ method: 'POST', url: '/api/v1/pictures/', payload: form.payload },
      headers: { ...form.headers, ...headers },
    })
  }
  const show = async (...address: Parameters<typeof pictureAddress>) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url: pictureAddress(...address) })
    return { status: statusCode, headers, ...(statusCode === 200 && (await sharp(rawPayload).metadata())) }
  }
  const traces = async () => ({
    records: (await services.database.db.select().from(files)).length,
    stored: (await readdir(path.join(services.config.dataDir, 'files'))).length,
    uploads: (await readdir(services.uploadDir)).length,
  })

  it('is shown to everybody in the widths of the pages, never enlarged', async () => {
    const large = await plain(2000, 1000).jpeg().toBuffer()
    const reply = await upload({ name: 'team.jpg', content: large })
    const { id, width, height, addresses } = reply.json<StoredPicture>()
    expect([reply.statusCode, width, height, addresses.length]).toEqual([200, 1600, 800, 9])
    expect(await show(id, 480, 'avif')).toMatchObject({ compression: 'av1', width: 480, height: 240 })
    expect(await show(id, 480, 'webp')).toMatchObject({ format: 'webp', width: 480, height: 240 })
    const shown = await show(id, 1600, 'jpg')
    expect(shown).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const small = (await upload({ name: 'logo.png', content: png(5, 300) })).json<StoredPicture>()
    expect(await show(small.id, 960, 'webp')).toMatchObject({ width: 300, height: 300 })
  })

  it('loses place and camera, and stands upright', async () => {
    const content = await plain(40, 20)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(await sharp(content).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
    const { id, width, height } = (await upload({ name: 'me.jpg', content })).json<StoredPicture>()
    expect([width, height]).toEqual([20, 40])
    const { exif, orientation } = await show(id, 480, 'jpg')
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('of a printer has the colours of screens', async () => {
    const content = await plain(40, 20).toColourspace('cmyk').jpeg().toBuffer()
    expect(await sharp(content).metadata()).toMatchObject({ space: 'cmyk' })
    const { id } = (await upload({ name: 'me.jpg', content })).json<StoredPicture>()
    expect(await show(id, 480, 'jpg')).toMatchObject({ space: 'srgb', channels: 3 })
    const { rawPayload } = await app.inject({ url: pictureAddress(id, 480, 'jpg') })
    for (const { mean } of (await sharp(rawPayload).stats()).channels)
      expect(Math.abs(mean - 0x88)).toBeLessThan(25)
  })

  it.each([
    ['a drawing', 'me.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'pictureType'],
    ['a drawing by its content', 'me.png', Buffer.from('<svg onload="x()"/>'), 'pictureRenamed'],
    ['a JPEG named as a PNG', 'me.png', jpeg(), 'pictureRenamed'],
    ['a picture of too many pixels', 'me.png', png(5, 5000), 'pictureTooManyPixels'],
    ['a picture that is cut off', 'me.png', png(5, 200).subarray(0, 150), 'pictureBroken'],
    ['an empty file', 'me.png', Buffer.alloc(0), 'pictureBroken'],
  ])('cannot be %s, of which nothing is stored', async (_what, name, content, error) => {
    const reply = await upload({ name, content })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { picture: error }])
    expect(await traces()).toEqual({ records: 0, stored: 0, uploads: 0 })
  })

  it('of more than 10 MB is refused with a sentence, and stores nothing', async () => {
    const reply = await upload({ name: 'me.png', content: Buffer.concat([png(), Buffer.alloc(10 << 20)]) })
    expect([reply.statusCode, reply.json().message]).toEqual([
      413,
      'The picture is too large. It can have up to 10\u00a0MB.',
    ])
    expect(await traces()).toEqual({ records: 0, stored: 0, uploads: 0 })
  })

  it('is uploaded by editors only', async () => {
    const staff = await signIn(services, await hire(services))
    expect((await upload({ name: 'me.png', content: png() }, staff)).statusCode).toBe(403)
  })
})
