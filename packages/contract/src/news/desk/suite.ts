import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { deskNewsEndpoints as calls } from './calls.ts'
import type { DeskNews } from './schema.ts'

const path = '/api/v1/desk/news/'

/** The promises of the calls about news at the desk, for the mocks and the real server. The caller may publish. */
export function deskNewsSuite(call: Caller): void {
  const text = (title: string) => ({ title, description: `${title}.`, body: '' })
  const texts = { AZ: text('Ofis'), EN: text('Office'), RU: text('Офис') }
  const fields = {
    ...{ topic: 'company', texts, units: [], mustRead: true, endsOn: '', isUnreadAgain: false },
    ...{ hasReactions: true, hasComments: false },
  }
  const add = async (): Promise<DeskNews> => (await call(path, { method: 'POST' })).json()
  const save = (item: DeskNews, changes: object = {}) =>
    call(`${path}${item.id}/`, jsonRequest('PUT', { revision: item.revision, ...fields, ...changes }))
  const publish = (item: DeskNews, body: object) =>
    call(`${path}${item.id}/publication/`, jsonRequest('PUT', { revision: item.revision, ...body }))

  it('lists them in the shape of the contract', async () => {
    const reply = await call(path)
    expect(reply.status).toBe(200)
    expect(calls.listDeskNews.reply.isValidSync(await reply.json(), { strict: true })).toBe(true)
  })

  it('saves a draft, publishes it, reminds of it once, and deletes it', async () => {
    const draft = await add()
    expect(draft).toMatchObject({ publishedAt: null, texts: { EN: { title: '' } } })
    expect((await publish(draft, { when: 'now' })).status).toBe(400)
    const saved: DeskNews = await (await save(draft)).json()
    expect(calls.saveNews.reply.isValidSync(saved, { strict: true })).toBe(true)
    expect(saved).toMatchObject({ revision: draft.revision + 1, texts, mustRead: true, hasReactions: true })
    expect((await save(draft)).status).toBe(409)
    const published: DeskNews = await (await publish(saved, { when: 'now' })).json()
    expect(published.publishedAt).toEqual(expect.any(String))
    const refused = await save(published, { texts: { ...texts, RU: { ...texts.RU, description: '' } } })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { 'texts.RU.description': 'newsDescriptionRequired' },
    ])
    const remind = async () => (await call(`${path}${draft.id}/reminder/`, { method: 'POST' })).status
    expect([await remind(), await remind()]).toEqual([200, 409])
    expect((await call(`${path}${draft.id}/`, { method: 'DELETE' })).status).toBe(204)
    expect((await call(`${path}${draft.id}/`)).status).toBe(404)
  })

  it.each([
    [{ when: 'later' }, { day: 'dateRequired', time: 'timeInvalid' }],
    [{ when: 'later', day: '2027-01-10', time: '25:00' }, { time: 'timeInvalid' }],
  ])('refuses the publication %j', async (body, errors) => {
    const draft = await add()
    const reply = await publish(draft, body)
    expect([reply.status, (await reply.json()).errors]).toEqual([400, errors])
    await call(`${path}${draft.id}/`, { method: 'DELETE' })
  })
}
