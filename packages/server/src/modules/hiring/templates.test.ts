import {
  firstStageNames,
  stages as firstStages,
  type HiringStage,
  type MailTemplate,
} from '@atrium/contract/hiring'
import { describeOnDatabase } from '#testing/databases.ts'
import { type HiringServer, serveHiring } from '#testing/hiring.ts'

describeOnDatabase('the settings of hiring', (open) => {
  let at: HiringServer
  beforeAll(async () => {
    at = await serveHiring(await open())
  })
  afterAll(() => at.app.close())

  const list = async <Item>(path: string) => (await at.call(at.hr, 'GET', path)).body as unknown as Item[]

  it('have all stages in an order and with names that HR changes', async () => {
    const before = await list<HiringStage>('stages/')
    expect(before).toEqual(firstStages.map((id) => ({ id, names: firstStageNames[id] })))
    const names = { AZ: 'Tanışlıq', EN: 'Meeting', RU: 'Встреча' }
    const stages = before
      .toReversed()
      .map((stage) => (stage.id === 'interview' ? { ...stage, names } : stage))
    expect((await at.call(at.hr, 'PUT', 'stages/', { stages, before })).status).toBe(204)
    expect(await list('stages/')).toEqual(stages)
    for (const wrong of [stages.slice(1), [...stages.slice(1), stages[1]], []])
      expect((await at.call(at.hr, 'PUT', 'stages/', { stages: wrong, before: stages })).status).toBe(400)
    expect((await at.call(at.reviewer, 'PUT', 'stages/', { stages, before: stages })).status).toBe(403)
    expect((await at.call(at.reviewer, 'GET', 'stages/')).status).toBe(200)
  })

  it('have templates, of which two editors do not overwrite each other', async () => {
    const [first] = await list<MailTemplate>('templates/')
    if (!first) throw new Error('There are templates.')
    const { id, revision, ...fields } = first
    const save = (changes: object) => at.call(at.hr, 'PUT', `templates/${id}/`, { ...first, ...changes })
    expect((await save({ name: 'Yes' })).body).toMatchObject({ id, name: 'Yes', revision: revision + 1 })
    expect((await save({ name: 'No' })).status).toBe(409)
    const added = await at.call(at.hr, 'POST', 'templates/', { ...fields, name: 'Xoş gəldiniz', stage: null })
    expect(added.body).toMatchObject({ name: 'Xoş gəldiniz', stage: null, revision: 1 })
    const path = `templates/${added.body.id}/`
    expect((await at.call(at.hr, 'DELETE', path)).status).toBe(204)
    expect((await at.call(at.hr, 'DELETE', path)).status).toBe(404)
    expect((await at.call(at.hr, 'PUT', path, first)).status).toBe(404)
    expect((await at.call(at.reviewer, 'GET', 'templates/')).status).toBe(403)
  })

  it('refuse a placeholder that no application has', async () => {
    const [first] = await list<MailTemplate>('templates/')
    const texts = { ...first?.texts, RU: { subject: 'Привет {{firstname}}', text: '{{ firstName }' } }
    const { status, body } = await at.call(at.hr, 'POST', 'templates/', { ...first, texts })
    expect([status, body.errors]).toEqual([
      400,
      {
        'texts.RU.subject': 'placeholderUnknown {{firstname}}',
        'texts.RU.text': 'placeholderUnknown {{',
      },
    ])
  })
})
