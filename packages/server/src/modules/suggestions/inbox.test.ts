import type { InboxSuggestion } from '@atrium/contract/suggestions'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import { auditLog, suggestionMessages, suggestions } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'
import { fetchStatus, suggest } from '#testing/suggestions.ts'

const url = '/api/v1/suggestions/'

describeOnDatabase('the inbox of suggestions', (open) => {
  let services: TestServices
  let app: FastifyInstance
  let sender: { cookie: string }
  let reader: { cookie: string }
  let readerId: number
  beforeAll(async () => {
    services = await testServices(await open('none'))
    sender = await signIn(services, await hire(services))
    const person = await hire(services, { readsSuggestions: true })
    readerId = person.id
    reader = await signIn(services, person)
  })
  beforeEach(async () => {
    // Each test has its own rate limit.
    app = await buildApp({ services })
  })
  afterEach(async () => {
    await app.close()
    await services.database.db.delete(suggestions)
  })

  const inbox = async (): Promise<InboxSuggestion[]> =>
    (await app.inject({ url: `${url}inbox/`, headers: reader })).json()
  const only = async (): Promise<InboxSuggestion> => {
    const [one] = await inbox()
    if (!one) throw new Error('The inbox is empty.')
    return one
  }
  const save = ({ id, version }: InboxSuggestion, change: { state?: string; answer?: string }) =>
    app.inject({
      method: 'PUT',
      url: `${url}inbox/${id}/`,
      headers: reader,
      payload: { state: 'answered', answer: '', version, ...change },
    })
  const add = (code: string, text: string) =>
    app.inject({ method: 'POST', url: `${url}messages/`, headers: sender, payload: { code, text } })
  const told = async (headers: { cookie: string }): Promise<{ notName: string }[]> =>
    (
      await app.inject({ url: '/api/v1/notifications/', headers: { ...headers, 'accept-language': 'en' } })
    ).json()

  it('shows nothing of an anonymous one that could tell who wrote it, in answers or in the audit log', async () => {
    const entries = async () => (await services.database.db.select().from(auditLog)).length
    const before = await entries()
    const { code } = (await suggest(app, sender, { text: 'The lift' })).json()
    expect((await add(code, 'It is slow.')).statusCode).toBe(200)
    expect(await entries()).toBe(before)
    expect(await only()).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/),
      text: 'The lift',
      state: 'received',
      answer: '',
      messages: [{ isAnswer: false, text: 'It is slow.', writtenOn: '2026-11-01' }],
      receivedOn: '2026-11-01',
      isAnonymous: true,
      sender: null,
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
    expect((await save(await only(), { answer: 'It is ordered.' })).statusCode).toBe(200)
    const last = (await services.database.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
    expect(last).toMatchObject({
      actorId: readerId,
      before: { answer: '', state: 'received' },
      after: { answer: 'It is ordered.', state: 'answered' },
    })
    expect(await told(sender)).toEqual([])
    expect((await fetchStatus(app, sender, code)).json().messages[1]).toEqual({
      isAnswer: true,
      text: 'It is ordered.',
      writtenOn: '2026-11-01',
    })
  })

  it('lists anonymous ones of a month by their random ids, however they came', async () => {
    for (let time = 0; time < 8; time += 1) await suggest(app, sender, { text: `Number ${time}` })
    const ids = (await inbox()).map(({ id }) => id)
    expect(ids).toHaveLength(8)
    expect(ids).toEqual([...ids].sort())
  })

  it('tells a named sender of an answer, which stands in their own list', async () => {
    await suggest(app, sender, { text: 'A lamp', isAnonymous: false })
    const one = await only()
    expect(one).toMatchObject({ sender: 'Leyla Əliyeva', receivedOn: '2026-11-21' })
    await save(one, { state: 'inProgress' })
    expect(await told(sender)).toEqual([])
    await save(await only(), { answer: 'It is ordered.' })
    expect(await told(sender)).toMatchObject([{ notName: 'Your suggestion has been answered' }])
    expect((await app.inject({ url, headers: sender })).json()).toMatchObject([
      { state: 'answered', answer: 'It is ordered.', messages: [{ writtenOn: '2026-11-21' }] },
    ])
  })

  it('refuses to save over what another reader or the sender has written meanwhile', async () => {
    const { code } = (await suggest(app, sender, { text: 'The lift' })).json()
    const seen = await only()
    expect((await save(seen, { answer: 'One' })).statusCode).toBe(200)
    expect((await save(seen, { answer: 'Two' })).statusCode).toBe(409)
    const again = await only()
    expect(again.answer).toBe('One')
    await add(code, 'Thank you.')
    expect((await save(again, { answer: 'Two' })).statusCode).toBe(409)
    expect((await only()).messages.map(({ text }) => text)).toEqual(['One', 'Thank you.'])
  })

  it('corrects the last answer, and adds another one below further words of the sender', async () => {
    const { code } = (await suggest(app, sender, { text: 'The lift' })).json()
    await save(await only(), { answer: 'Orderd.' })
    await save(await only(), { answer: 'Ordered.' })
    await add(code, 'When?')
    const saved: InboxSuggestion = (await save(await only(), { answer: 'In May.' })).json()
    expect(saved.answer).toBe('In May.')
    expect(saved.messages.map(({ text }) => text)).toEqual(['Ordered.', 'When?', 'In May.'])
    const refused = await save(saved, { answer: '' })
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { answer: 'answerRequired' }])
  })

  it('keeps an answer of an earlier version, which has no row, in its place', async () => {
    const { code } = (await suggest(app, sender, { text: 'The lift' })).json()
    await services.database.db.update(suggestions).set({ answer: 'Earlier.', state: 'answered' })
    await add(code, 'When?')
    await save(await only(), { answer: 'In May.' })
    expect((await only()).messages.map(({ text }) => text)).toEqual(['Earlier.', 'When?', 'In May.'])
    expect(await services.database.db.select().from(suggestionMessages)).toHaveLength(3)
  })

  it('demands an answer for the state answered, and answers 404 for an unknown one', async () => {
    await suggest(app, sender, { text: 'The lift' })
    expect((await save(await only(), { answer: '' })).statusCode).toBe(400)
    const unknown = { ...(await only()), id: '00000000-0000-4000-8000-000000000000' }
    expect((await save(unknown, { answer: 'Yes' })).statusCode).toBe(404)
  })
})
