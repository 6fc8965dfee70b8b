import { badgeSamples } from '#people/badges/samples.ts'
import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { contentEndpoints } from './calls.ts'
import { memberSamples } from './samples.ts'
import type { ContentItem, ContentPreview, ContentVersion } from './schema.ts'

const questions = '/api/v1/desk/content/question/'
const asked = { question: 'Do you work at night?', answer: 'When a system stops.' }
const value = { facts: {}, texts: { AZ: asked, EN: asked, RU: asked } }

/**
 * The promises of the calls about the content of the site, for the mocks and the real server.
 *
 * @param stranger without a session
 * @param admin a sample person with `content.edit` and `content.publish`
 */
export function contentSuite(stranger: Caller, admin: Caller): void {
  const list = async (): Promise<ContentItem[]> => (await admin(questions)).json()
  const send = (method: string, path: string, body: object = {}) =>
    admin(questions + path, jsonRequest(method, body))
  const one = async (reply: Promise<Response>): Promise<ContentItem> => (await reply).json()

  it('lists the shipped questions, which visitors see', async () => {
    const items = await list()
    expect(contentEndpoints.listContent.reply.isValidSync(items, { strict: true })).toBe(true)
    expect(items.length).toBeGreaterThan(1)
    for (const { draft, published } of items) expect(published).toEqual(draft)
  })

  it('adds a draft, publishes it, sorts it to the top, and removes it', async () => {
    const draft = await one(send('POST', '', { value }))
    expect(contentEndpoints.createContent.reply.isValidSync(draft, { strict: true })).toBe(true)
    expect(draft).toMatchObject({ draft: value, published: null, textStates: { RU: 'ready' } })
    const { key, revision } = draft
    const published = await one(send('POST', `${key}/publication/`, { revision, at: '' }))
    expect(published.published).toEqual(value)
    const versions: ContentVersion[] = await (await admin(`${questions}${key}/versions/`)).json()
    expect(versions).toMatchObject([{ number: 1, value }])
    const keys = (await list()).map((item) => item.key)
    expect(keys.at(-1)).toBe(key)
    const sorted: ContentItem[] = await (
      await send('PUT', 'order/', { keys: [key, ...keys.slice(0, -1)] })
    ).json()
    expect(sorted[0]?.key).toBe(key)
    expect((await send('PUT', 'order/', { keys: [key] })).status).toBe(409)
    expect((await admin(`${questions}${key}/`, { method: 'DELETE' })).status).toBe(204)
    expect((await list())[0]).toMatchObject({ key, isRemoved: true, published: value })
    const removed = await one(send('POST', `${key}/publication/`, { revision, at: '' }))
    expect(removed.published).toBeNull()
    expect((await list()).at(-1)?.key).toBe(key)
  })

  it('says which translation is older after a change', async () => {
    const [item] = await list()
    if (!item) throw new Error('There is no question.')
    const { key, revision, draft } = item
    const changed = {
      ...draft,
      texts: { ...draft.texts, AZ: { ...draft.texts.AZ, question: 'Gecə işləyirsiniz?' } },
    }
    const body = { revision, value: changed, upToDate: ['RU'] }
    const saved = await one(send('PUT', `${key}/`, body))
    expect(saved.textStates).toEqual({ AZ: 'ready', EN: 'outdated', RU: 'ready' })
    expect((await send('PUT', `${key}/`, body)).status).toBe(409)
    const asking = await one(send('POST', `${key}/question/`, { revision: saved.revision }))
    expect(asking.isAsked).toBe(true)
    expect(await (await admin('/api/v1/desk/content/')).json()).toEqual({ question: 1 })
    const planned = await one(
      send('POST', `${key}/publication/`, { revision: saved.revision, at: '2099-01-01T06:00:00.000Z' }),
    )
    expect(planned).toMatchObject({ publishAt: '2099-01-01T06:00:00.000Z', isAsked: false, published: draft })
    const cancelled = await one(admin(`${questions}${key}/publication/`, { method: 'DELETE' }))
    expect(cancelled).toMatchObject({ publishAt: null, isAsked: false })
    await send('PUT', `${key}/`, { revision: saved.revision, value: draft, upToDate: ['AZ', 'EN', 'RU'] })
  })

  it('publishes no empty text, and takes none that is too long', async () => {
    const empty = { ...value, texts: { ...value.texts, EN: { question: '', answer: '' } } }
    const { key, revision, textStates } = await one(send('POST', '', { value: empty }))
    expect(textStates.EN).toBe('missing')
    const refused = await send('POST', `${key}/publication/`, { revision, at: '' })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { 'value.texts.EN.question': 'contentRequired', 'value.texts.EN.answer': 'contentRequired' },
    ])
    const long = { ...value, texts: { ...value.texts, AZ: { question: 'x'.repeat(200), answer: '' } } }
    const tooLong = await send('PUT', `${key}/`, { revision, value: long, upToDate: [] })
    expect([tooLong.status, (await tooLong.json()).errors]).toEqual([
      400,
      { 'value.texts.AZ.question': 'textTooLong' },
    ])
    expect((await admin(`${questions}${key}/`, { method: 'DELETE' })).status).toBe(204)
    expect((await list()).map((item) => item.key)).not.toContain(key)
  })

  it('shows a draft by its private link, until it is published', async () => {
    const preview = async (token: string) => stranger(`/api/v1/previews/${token}/`)
    const { key, revision } = await one(send('POST', '', { value }))
    const share = async () => (await send('POST', `${key}/preview/`)).json()
    const { token: former } = await share()
    const { token } = await share()
    expect((await preview(former)).status).toBe(404)
    const shown: ContentPreview = await (await preview(token)).json()
    expect(shown).toEqual({ kind: 'question', value })
    await send('POST', `${key}/publication/`, { revision, at: '' })
    expect((await preview(token)).status).toBe(404)
    expect((await send('POST', `${key}/preview/`)).status).toBe(404)
    await admin(`${questions}${key}/`, { method: 'DELETE' })
    await send('POST', `${key}/publication/`, { revision, at: '' })
  })

  it('answers an empty list to a person who edits alone', async () => {
    const reply = await admin('/api/v1/desk/editing/content.question.suite/', { method: 'PUT' })
    expect([reply.status, await reply.json()]).toEqual([200, []])
  })

  it('has each person in the team once, and names them', async () => {
    const team = '/api/v1/desk/content/member/'
    const sendMember = (person: unknown) => {
      const draft = {
        facts: { person: String(person), portrait: '' },
        texts: { AZ: {}, EN: {}, RU: {} },
      }
      return admin(team, jsonRequest('POST', { value: draft }))
    }
    const members: ContentItem[] = await (await admin(team)).json()
    expect(contentEndpoints.listContent.reply.isValidSync(members, { strict: true })).toBe(true)
    expect(members.map(({ person }) => person?.fullname)).toEqual(
      memberSamples.map(({ fullname }) => fullname),
    )
    const twice = await sendMember(members[0]?.draft.facts.person)
    expect([twice.status, (await twice.json()).errors]).toEqual([
      400,
      { 'value.facts.person': 'memberTwice' },
    ])
    expect((await (await sendMember('nobody')).json()).errors).toEqual({
      'value.facts.person': 'personRequired',
    })
    const leyla = badgeSamples.find(({ email }) => email.startsWith('leyla.aliyeva@'))
    const added = await one(sendMember(leyla?.id))
    expect(added.person).toEqual({ fullname: 'Leyla Əliyeva', hasLeft: false })
    const { token } = await (await admin(`${team}${added.key}/preview/`, jsonRequest('POST', {}))).json()
    const preview = await stranger(`/api/v1/previews/${token}/`, { headers: { 'accept-language': 'ru' } })
    expect((await preview.json()).member).toEqual({
      fullname: 'Leyla Əliyeva',
      position: leyla?.job.RU,
      email: leyla?.email,
    })
    expect((await admin(`${team}${added.key}/`, { method: 'DELETE' })).status).toBe(204)
  })

  it.each(['nothing/', 'question/no-such-one/versions/'])('does not know %s', async (path) => {
    expect((await admin(`/api/v1/desk/content/${path}`)).status).toBe(404)
  })
}
