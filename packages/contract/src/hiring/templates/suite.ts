import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { templatesEndpoints } from './calls.ts'
import type { HiringStage, MailTemplate } from './schema.ts'

/**
 * The promises of the calls about stages and templates, for the mocks and the real server.
 *
 * @param hr a sample person with `hiring.manage`
 */
export function templatesSuite(hr: Caller): void {
  const at = (path: string) => `/api/v1/hiring/${path}`
  const stages = async (): Promise<HiringStage[]> => (await hr(at('stages/'))).json()
  const templates = async (): Promise<MailTemplate[]> => (await hr(at('templates/'))).json()
  const send = (method: string, path: string, body: object = {}) => hr(at(path), jsonRequest(method, body))

  it('lists all stages, and takes their new order and names', async () => {
    const before = await stages()
    expect(templatesEndpoints.listStages.reply.isValidSync(before, { strict: true })).toBe(true)
    const changed = before.toReversed().map((one) => ({ ...one, names: { ...one.names, EN: `${one.id} ✓` } }))
    const save = (after: object[], over: object[] = changed) =>
      send('PUT', 'stages/', { stages: after, before: over })
    expect((await save(changed, before)).status).toBe(204)
    expect(await stages()).toEqual(changed)
    expect((await save(before, before)).status).toBe(409)
    expect((await save(changed.slice(1))).status).toBe(400)
    const [first, second] = changed
    const wrong = { ...first?.names, EN: second?.names.EN.toUpperCase(), RU: ' ' }
    const refused = await save([{ ...first, names: wrong }, ...changed.slice(1)])
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      {
        'stages[0].names.EN': 'stageNameTaken',
        'stages[0].names.RU': 'stageNameRequired',
        'stages[1].names.EN': 'stageNameTaken',
      },
    ])
    await save(before)
  })

  it('adds, changes and deletes a template', async () => {
    const [first] = await templates()
    expect(templatesEndpoints.listTemplates.reply.isValidSync(await templates(), { strict: true })).toBe(true)
    const added: MailTemplate = await (await send('POST', 'templates/', { ...first, name: 'Welcome' })).json()
    expect(added).toMatchObject({ name: 'Welcome', revision: 1 })
    const path = `templates/${added.id}/`
    const saved = await send('PUT', path, { ...added, name: 'Welcome back' })
    expect(await saved.json()).toMatchObject({ name: 'Welcome back', revision: 2 })
    expect((await send('PUT', path, { ...added, name: 'Welcome again' })).status).toBe(409)
    expect((await send('DELETE', path)).status).toBe(204)
    expect((await send('PUT', path, added)).status).toBe(404)
  })

  it('refuses a template with an unknown placeholder or without a text', async () => {
    const [first] = await templates()
    const texts = { ...first?.texts, EN: { subject: 'For {{nobody}}', text: '' } }
    const refused = await send('POST', 'templates/', { ...first, name: '', texts })
    expect([refused.status, (await refused.json()).errors]).toEqual([
      400,
      {
        name: 'templateNameRequired',
        'texts.EN.subject': 'placeholderUnknown {{nobody}}',
        'texts.EN.text': 'messageRequired',
      },
    ])
  })
}
