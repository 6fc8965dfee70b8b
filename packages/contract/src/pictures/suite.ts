import type { Caller } from '#testing/caller.ts'
import { picturesEndpoints } from './calls.ts'

/** A PNG of one red pixel. */
const pngBytes = () =>
  Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC',
    ),
    (letter) => letter.charCodeAt(0),
  )

/** The beginning of an MP4, and the kind of its picture: H.264. */
const mp4Text = '\0\0\0\x18ftypisom\0\0\x02\0isomavc1\0\0\0\x18stsd\0\0\0\0\0\0\0\x01\0\0\0\x08avc1'

/** The promises of the calls about pictures and films, for the mocks and the real server. The caller may edit content. */
export function picturesSuite(call: Caller): void {
  const upload = (name: string, content: BlobPart = pngBytes()) => {
    const body = new FormData()
    body.set('picture', new File([content], name))
    return call(picturesEndpoints.uploadPicture.endpoint.path, { method: 'POST', body })
  }

  it('stores one and answers its addresses', async () => {
    const reply = await upload('site.png')
    expect(reply.status).toBe(200)
    const stored = await reply.json()
    expect(picturesEndpoints.uploadPicture.reply.isValidSync(stored, { strict: true })).toBe(true)
    expect(stored).toMatchObject({ width: 1, height: 1 })
    expect((await call(stored.addresses[0])).status).toBe(200)
  })

  it('refuses a drawing, which could run a script', async () => {
    const reply = await upload('site.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { picture: 'pictureType' }])
  })

  const uploadFilm = (name: string, content: string) => {
    const body = new FormData()
    body.set('film', new File([content], name))
    return call(picturesEndpoints.uploadFilm.endpoint.path, { method: 'POST', body })
  }

  it('stores a film and answers its address, where a part of it can be had', async () => {
    const reply = await uploadFilm('site.mp4', mp4Text)
    expect(reply.status).toBe(200)
    const { address } = await reply.json()
    expect((await call(address)).status).toBe(200)
    const part = await call(address, { headers: { range: 'bytes=4-7' } })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 4-7/${mp4Text.length}`,
      'ftyp',
    ])
    expect((await call('/films/0123456789abcdef.mp4')).status).toBe(404)
  })

  it('refuses a film that is no MP4', async () => {
    const reply = await uploadFilm('site.webm', mp4Text)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { film: 'filmType' }])
  })

  it.each(['0123456789abcdef-480.webp', '0123456789abcdef-481.webp', 'x'])(
    'answers 404 for %s',
    async (file) => {
      expect((await call(`/pictures/${file}`)).status).toBe(404)
    },
  )
}
