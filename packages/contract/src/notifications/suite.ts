import { notificationSample } from '#notifications/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { notificationsEndpoints } from './calls.ts'
import type { Notification } from './schema.ts'

const path = '/api/v1/notifications/'

/**
 * The promises of the calls about notifications, for the mocks and the real server. The caller is signed in as the
 * first of the sample people, who has read nothing since the first start.
 */
export function notificationsSuite(call: Caller): void {
  const list = async (language = 'en'): Promise<Notification[]> =>
    (await call(path, { headers: { 'accept-language': language } })).json()
  const unread = async () => (await list()).flatMap(({ isRead }, place) => (isRead ? [] : [place]))

  it('lists them in the shape of the contract, the newest first', async () => {
    const reply = await call(path)
    const found: Notification[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(notificationsEndpoints.listNotifications.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toHaveLength(6)
    const times = found.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it.each(['az', 'en', 'ru'] as const)('answers them in the language %s', async (tag) => {
    const names = (await list(tag)).map(({ notName, notDesc }) => [notName, notDesc])
    const samples = notificationSample(tag.toUpperCase() as Uppercase<typeof tag>)
    expect(names).toEqual(samples.map(({ notName, notDesc }) => [notName, notDesc]))
  })

  it('marks one as read, also repeatedly, and then all of them', async () => {
    const [first] = await list()
    expect(await unread()).toEqual([0, 1])
    for (const _time of [1, 2]) {
      expect((await call(`${path}${first?.id}/read/`, { method: 'PUT' })).status).toBe(204)
      expect(await unread()).toEqual([1])
    }
    for (const _time of [1, 2]) {
      expect((await call(`${path}read/`, { method: 'PUT' })).status).toBe(204)
      expect(await unread()).toEqual([])
    }
  })

  it.each(['99999', '0', 'abc'])(
    'answers 404 with a sentence for the unknown notification %s',
    async (id) => {
      const reply = await call(`${path}${id}/read/`, { method: 'PUT' })
      expect(reply.status).toBe(404)
      expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
    },
  )
}
