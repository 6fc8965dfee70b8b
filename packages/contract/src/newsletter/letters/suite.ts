import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { lettersEndpoints } from './calls.ts'
import type { LetterDetail, LetterRow, ShownLetter } from './schema.ts'

/**
 * The promises of the calls about letters, for the mocks and the real server.
 *
 * @param admin a sample person with `letters.send`
 */
export function lettersSuite(admin: Caller): void {
  const path = '/api/v1/letters/'
  const post = (at: string, body: object = {}) => admin(path + at, jsonRequest('POST', body))
  const empty = { subject: '', text: '' }
  const texts = { AZ: empty, EN: { subject: 'News', text: '**Hello**' }, RU: empty }
  const create = async (): Promise<LetterDetail> => {
    const { id } = await (await post('', { texts, isListed: true })).json()
    return (await admin(`${path}${id}/`)).json()
  }

  it('keeps a draft, and overwrites no change of somebody else', async () => {
    const draft = await create()
    expect(lettersEndpoints.getLetter.reply.isValidSync(draft, { strict: true })).toBe(true)
    expect(draft).toMatchObject({ state: 'draft', texts, recipients: 0 })
    const save = (revision: number) =>
      admin(`${path}${draft.id}/`, jsonRequest('PUT', { texts, isListed: false, revision }))
    expect((await save(draft.revision)).status).toBe(200)
    expect((await save(draft.revision)).status).toBe(409)
    const rows: LetterRow[] = await (await admin(path)).json()
    expect(rows[0]).toMatchObject({ id: draft.id, subjects: { AZ: '', EN: 'News', RU: '' } })
    expect((await admin(`${path}${draft.id}/`, { method: 'DELETE' })).status).toBe(204)
    expect((await admin(`${path}${draft.id}/`)).status).toBe(404)
  })

  it('shows the letter as a subscriber sees it, in another language where one is missing', async () => {
    const shown: ShownLetter = await (await post('preview/', { texts, language: 'RU' })).json()
    expect(shown).toMatchObject({ language: 'EN', subject: 'News' })
    expect(shown.html).toContain('<strong>Hello</strong>')
  })

  it('schedules a letter, and cancels it', async () => {
    const { id, revision } = await create()
    const scheduled: LetterDetail = await (
      await post(`${id}/sending/`, { revision, at: '2099-01-01T08:00:00.000Z' })
    ).json()
    expect(scheduled).toMatchObject({ state: 'scheduled', sendAt: '2099-01-01T08:00:00.000Z' })
    expect((await post(`${id}/pause/`, { revision: scheduled.revision })).status).toBe(409)
    const cancelled = await (await post(`${id}/cancel/`, { revision: scheduled.revision })).json()
    expect(cancelled).toMatchObject({ state: 'draft', sendAt: '' })
    await admin(`${path}${id}/`, { method: 'DELETE' })
  })

  it('sends no half of a text', async () => {
    const half = { ...texts, RU: { subject: 'Новости', text: '' } }
    const { id } = await (await post('', { texts: half, isListed: true })).json()
    const refused = await post(`${id}/sending/`, { revision: 1 })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      { 'texts.RU.text': 'letterTextRequired' },
    ])
    await admin(`${path}${id}/`, { method: 'DELETE' })
  })
}
