import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { files } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type FormFile, multipart } from '#testing/forms.ts'
import { jpeg, mp4 } from '#testing/photos.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('a film of the site', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let editor: { cookie: string }
  beforeAll(async () => {
    services = await testServices(await open('none'))
    app = await buildApp({ services })
    editor = await signIn(services, await hire(services, { role: 'editor' }))
  })
  afterAll(() => app.close())

  const upload = (film: FormFile, headers: Record<string, string> = editor) => {
    const form = multipart([['film', film]])
    return app.inject({
      ...{ method: 'POST', url: '/api/v1/films/', payload: form.payload },
      headers: { ...form.headers, ...headers },
    })
  }

  it.each([
    ['a picture', jpeg()],
    ['a QuickTime film', mp4('avc1', 'qt  ')],
    ['an MP4 in H.265, which few browsers play', mp4('hvc1')],
    ['an empty file', Buffer.alloc(0)],
  ])('cannot be %s, of which nothing is stored', async (_what, content) => {
    const reply = await upload({ name: 'team.mp4', content })
    expect([reply.statusCode, reply.json().errors]).toEqual([400, { film: 'filmType' }])
    expect(await services.database.db.$count(files)).toBe(0)
    expect(await readdir(path.join(services.config.dataDir, 'files'))).toEqual([])
    expect(await readdir(services.uploadDir)).toEqual([])
  })

  it('of more than 8 MB is refused with a sentence', async () => {
    const reply = await upload({ name: 'team.mp4', content: Buffer.concat([mp4(), Buffer.alloc(8 << 20)]) })
    expect([reply.statusCode, reply.json().message]).toEqual([
      413,
      'The video is too large. It can have up to 8\u00a0MB.',
    ])
  })

  it('is uploaded by editors only', async () => {
    const staff = await signIn(services, await hire(services))
    expect((await upload({ name: 'team.mp4', content: mp4() }, staff)).statusCode).toBe(403)
  })

  it('is sent to everybody, whole or in the part that a player asks for', async () => {
    const film = mp4()
    const { address } = (await upload({ name: 'team.mp4', content: film })).json()
    const part = async (range?: string) => {
      const reply = await app.inject({ url: address, headers: range ? { range } : {} })
      const { 'content-range': sent, 'content-length': length } = reply.headers
      return [reply.statusCode, sent, Number(length), reply.rawPayload.toString('latin1')]
    }
    const all = film.toString('latin1')
    const size = film.length
    expect(await part()).toEqual([200, undefined, size, all])
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${size}`, 2, all.slice(0, 2)])
    expect(await part('bytes=4-')).toEqual([206, `bytes 4-${size - 1}/${size}`, size - 4, all.slice(4)])
    expect(await part('bytes=-4')).toEqual([206, `bytes ${size - 4}-${size - 1}/${size}`, 4, 'avc1'])
    expect(await part(`bytes=0-${size * 2}`)).toEqual([206, `bytes 0-${size - 1}/${size}`, size, all])
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, 0, ''])
    expect(await part('bytes=0-1,4-5')).toEqual([200, undefined, size, all])
    expect(await part('bytes=5-4')).toEqual([200, undefined, size, all])
    const { headers } = await app.inject({ url: address })
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const asPicture = address.replace('/films/', '/pictures/').replace('.mp4', '-480.webp')
    expect((await app.inject({ url: asPicture })).statusCode).toBe(404)
  })
})
