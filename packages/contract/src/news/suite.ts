import { newsSample } from '#news/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { newsEndpoints } from './calls.ts'
import type { NewsItem } from './schema.ts'

const path = '/api/v1/news/'

/**
 * The promises of the calls about news, for the mocks and the real server. The caller is signed in as the first of the
 * sample people, who has read nothing since the first start.
 */
export function newsSuite(call: Caller): void {
  const list = async (language = 'en'): Promise<NewsItem[]> =>
    (await call(path, { headers: { 'accept-language': language } })).json()
  const unread = async () => (await list()).flatMap(({ isRead }, place) => (isRead ? [] : [place]))

  it('lists them in the shape of the contract, the newest first', async () => {
    const reply = await call(path)
    const found: NewsItem[] = await reply.json()
    expect(reply.status).toBe(200)
    expect(newsEndpoints.listNews.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found).toHaveLength(6)
    const times = found.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it.each(['az', 'en', 'ru'] as const)(
    'answers them in the language %s, Markdown as it was written',
    async (tag) => {
      const texts = (await list(tag)).map(({ notName, notDesc, body }) => ({ notName, notDesc, body }))
      const samples = newsSample(tag.toUpperCase() as Uppercase<typeof tag>)
      expect(texts).toEqual(samples.map(({ notName, notDesc, body }) => ({ notName, notDesc, body })))
    },
  )

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

  it.each(['99999', '0', 'abc'])('answers 404 with a sentence for the unknown item %s', async (id) => {
    const reply = await call(`${path}${id}/read/`, { method: 'PUT' })
    expect(reply.status).toBe(404)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })
}
