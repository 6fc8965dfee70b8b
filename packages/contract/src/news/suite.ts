import { newsSample } from '#news/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { newsEndpoints } from './calls.ts'
import type { NewsComment, NewsItem } from './schema.ts'

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

  it('continues before an item', async () => {
    const [, second, ...older] = await list()
    const reply = await call(`${path}?before=${second?.id}`)
    expect((await reply.json()).map(({ id }: NewsItem) => id)).toEqual(older.map(({ id }) => id))
  })

  it('counts the reactions to an item that has them, each person once', async () => {
    const put = (id: number | undefined, name: string, isOn: boolean) =>
      call(`${path}${id}/reactions/${name}/`, jsonRequest('PUT', { isOn })).then(({ status }) => status)
    const like = async () => (await list())[0]?.reactions?.find(({ name }) => name === 'like')
    const [first, second] = await list()
    for (const _time of [1, 2]) expect(await put(first?.id, 'like', true)).toBe(204)
    expect(await like()).toEqual({ name: 'like', count: 1, isOwn: true })
    expect(await put(first?.id, 'like', false)).toBe(204)
    expect(await like()).toEqual({ name: 'like', count: 0, isOwn: false })
    expect(await put(second?.id, 'like', true)).toBe(404)
    expect(await put(first?.id, 'hate', true)).toBe(404)
  })

  it('keeps comments on an item that has them, until their author deletes them', async () => {
    const [first, second] = await list()
    const commentsOf = (id: number | undefined) => `${path}${id}/comments/`
    const comments = async (): Promise<NewsComment[]> => (await call(commentsOf(first?.id))).json()
    const add = (id: number | undefined, text: string) => call(commentsOf(id), jsonRequest('POST', { text }))
    expect((await add(first?.id, 'Well done!')).status).toBe(204)
    const [comment, ...others] = await comments()
    expect(newsEndpoints.listNewsComments.reply.isValidSync([comment], { strict: true })).toBe(true)
    expect([comment?.text, comment?.mayDelete, others, (await list())[0]?.comments]).toEqual([
      ...['Well done!', true],
      ...[[], 1],
    ])
    const refused = await add(first?.id, ' ')
    expect([refused.status, (await refused.json()).errors]).toEqual([400, { text: 'commentRequired' }])
    expect((await add(second?.id, 'Here too')).status).toBe(404)
    const remove = () => call(`${path}comments/${comment?.id}/`, { method: 'DELETE' })
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await comments()).toEqual([])
  })

  it.each(['99999', '0', 'abc'])('answers 404 with a sentence for the unknown item %s', async (id) => {
    const reply = await call(`${path}${id}/read/`, { method: 'PUT' })
    expect(reply.status).toBe(404)
    expect((await reply.json()).message).toEqual(expect.stringMatching(/\w/))
  })
}
