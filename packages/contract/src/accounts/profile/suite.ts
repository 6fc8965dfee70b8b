import { profileSample } from '#accounts/profile/samples.ts'
import { staffSamples } from '#accounts/sampleStaff.ts'
import { listEmployees } from '#people/badges/endpoints.ts'
import type { Badge } from '#people/badges/schema.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { profileEndpoints } from './calls.ts'

const path = '/api/v1/me/'
const photoPath = '/api/v1/me/photo/'
const person = staffSamples[0]

/** What other suites choose stays. */
const chosen = { settings: expect.any(Object) }

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** The smallest pictures, a PNG by their content: one transparent pixel, and a red one. */
const pngBytes = () =>
  bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
const redBytes = () =>
  bytesOf(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC',
  )

/**
 * The promises of the calls about the signed-in person, for the mocks and the real server. The caller is signed in as
 * the first of the sample people.
 */
export function profileSuite(call: Caller): void {
  const upload = (name: string, content: BlobPart = pngBytes()) => {
    const body = new FormData()
    body.set('photo', new File([content], name))
    return call(photoPath, { method: 'PUT', body })
  }

  it.each(['az', 'en', 'ru'] as const)(
    'answers the profile of the signed-in person in the language %s',
    async (tag) => {
      const reply = await call(path, { headers: { 'accept-language': tag } })
      const profile = await reply.json()
      expect(reply.status).toBe(200)
      expect(profileEndpoints.getProfile.reply.isValidSync(profile, { strict: true })).toBe(true)
      expect(profile).toEqual({
        ...profileSample(person, tag.toUpperCase() as Uppercase<typeof tag>),
        ...chosen,
      })
    },
  )

  it('changes the own phone number and nothing else', async () => {
    const phone = '+994 55 111 22 33'
    const changes = { phone: ` ${phone} `, id: 2, role: 'admin', email: 'rauf.aliyev@caspora.example' }
    const reply = await call(path, jsonRequest('PATCH', changes))
    expect(reply.status).toBe(200)
    expect(await reply.json()).toEqual({ ...profileSample(person, 'EN'), ...chosen, phone })
    expect(await (await call(path)).json()).toEqual({
      ...profileSample(person, 'EN'),
      ...chosen,
      phone,
    })
  })

  it('keeps the chosen language of the mails, which the language of a call does not change', async () => {
    const change = (preferences: object) => call(`${path}preferences/`, jsonRequest('PATCH', preferences))
    const reply = await change({ mailLanguage: 'RU', role: 'admin' })
    expect(reply.status).toBe(200)
    expect(await reply.json()).toMatchObject({ mailLanguage: 'RU', role: 'staff', id: person.id })
    const later = await call(path, { headers: { 'accept-language': 'az' } })
    expect((await later.json()).mailLanguage).toBe('RU')
    expect((await change({ mailLanguage: 'DE' })).status).toBe(400)
    expect((await change({ isBirthdayShared: 'maybe' })).status).toBe(400)
  })

  it('changes the named settings, and keeps the others', async () => {
    const change = (settings: unknown) => call(`${path}preferences/`, jsonRequest('PATCH', { settings }))
    await change({ density: 'comfortable', startPage: 'calendar' })
    const hours = { start: 8 * 60, end: 17 * 60 }
    const reply = await change({ startPage: 'today', workingHours: hours })
    const chosen = { density: 'comfortable', startPage: 'today', workingHours: hours }
    expect([reply.status, (await reply.json()).settings]).toEqual([200, chosen])
    expect((await (await call(path)).json()).settings).toEqual(chosen)
  })

  it.each([
    { density: 'huge' },
    { startPage: 'home' },
    { theme: 7 },
    { hasKeyShortcuts: 'no' },
    { workingHours: { start: 18 * 60, end: 9 * 60 } },
    { workingHours: { start: 9 * 60 + 1, end: 18 * 60 } },
    { workingHours: '9-18' },
    'compact',
    [],
  ])('rejects the settings %j and keeps the earlier ones', async (settings) => {
    const before = await (await call(path)).json()
    const reply = await call(`${path}preferences/`, jsonRequest('PATCH', { settings }))
    expect(reply.status).toBe(400)
    expect(await (await call(path)).json()).toEqual(before)
  })

  it('shows the changed number on the own badge, and leaves the other badges', async () => {
    const badges = async (): Promise<Badge[]> => (await call(listEmployees.path)).json()
    const before = await badges()
    const phone = '+994 55 444 55 66'
    const { badge } = await (await call(path, jsonRequest('PATCH', { phone }))).json()
    expect(badge).toBe('DEV7')
    expect(await badges()).toEqual(
      before.map((each) => (each.idnumber === badge ? { ...each, number: phone } : each)),
    )
  })

  it.each([
    [{ phone: ' ' }, 'phoneRequired'],
    [{}, 'phoneRequired'],
    [{ phone: '1'.repeat(41) }, 'phoneTooLong'],
  ])('rejects %j and keeps the number', async (changes, message) => {
    const before = await (await call(path)).json()
    const reply = await call(path, jsonRequest('PATCH', changes))
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { phone: message }])
    expect(await (await call(path)).json()).toEqual(before)
  })

  it('stores a photo, gives the next photo another address, and deletes it', async () => {
    const reply = await upload('me.png')
    const { photo } = await reply.json()
    expect(reply.status).toBe(200)
    expect(photo).toMatch(/^[0-9a-f]{16}$/)
    expect((await (await call(path)).json()).photo).toBe(photo)
    const other = await (await upload('me.PNG', redBytes())).json()
    expect(other.photo).not.toBe(photo)
    const removed = await call(photoPath, { method: 'DELETE' })
    expect([removed.status, (await removed.json()).photo]).toEqual([200, null])
    expect((await (await call(path)).json()).photo).toBeNull()
  })

  it.each([
    ['another kind of file', 'me.gif', pngBytes(), 400, 'photoType'],
    ['an empty one', 'me.png', '', 400, 'photoType'],
    ['one that is too large', 'me.png', new Uint8Array(5 * 1024 * 1024 + 1), 413, 'photoTooLarge'],
  ])('rejects %s, and keeps the previous photo', async (_what, name, content, status, message) => {
    const reply = await upload(name, content)
    const answer = await reply.json()
    expect([reply.status, answer.errors]).toEqual([status, { photo: message }])
    expect(answer.message).toEqual(expect.stringMatching(/\w/))
    expect((await (await call(path)).json()).photo).toBeNull()
  })

  it('rejects an upload without a photo', async () => {
    const reply = await call(photoPath, { method: 'PUT', body: new FormData() })
    expect([reply.status, (await reply.json()).errors]).toEqual([400, { photo: 'photoRequired' }])
  })
}
