import type { Caller } from '#testing/caller.ts'
import { jsonRequest } from '#testing/jsonRequest.ts'
import { applicationsEndpoints } from './calls.ts'
import type { Application, ApplicationList } from './schema.ts'

const mail = { subject: 'Your application', text: 'Hello Michael,\n\nwe would like to meet you.' }

/**
 * The promises of the calls about applications, for the mocks and the real server. Both must have the samples.
 *
 * @param hr a sample person with `hiring.manage`
 */
export function applicationsSuite(hr: Caller): void {
  const at = (path: string) => `/api/v1/hiring/applications/${path}`
  const list = async (): Promise<ApplicationList> => (await hr(at(''))).json()
  const read = async (id: number): Promise<Application> => (await hr(at(`${id}/`))).json()
  const send = async (method: string, path: string, body: object = {}) => {
    const reply = await hr(at(path), jsonRequest(method, body))
    return { status: reply.status, body: (await reply.json()) as Application & { message: string } }
  }
  const refused = async (method: string, path: string, body: object) => {
    const reply = await hr(at(path), jsonRequest(method, body))
    return [reply.status, (await reply.json()).errors]
  }
  const byName = async (lastName: string): Promise<Application> => {
    const found = (await list()).applications.find((one) => one.lastName === lastName)
    if (!found) throw new Error(`There is no application of ${lastName}.`)
    return read(found.id)
  }

  it('lists the applications newest first, with the names that they refer to', async () => {
    const reply = await list()
    expect(applicationsEndpoints.listApplications.reply.isValidSync(reply, { strict: true })).toBe(true)
    const arrivals = reply.applications.map(({ receivedAt }) => receivedAt)
    expect(arrivals).toEqual([...arrivals].sort().toReversed())
    const [vacancies, people] = [reply.vacancies.map(({ id }) => id), reply.people.map(({ id }) => id)]
    for (const { vacancyId, ownerId } of reply.applications) {
      if (vacancyId !== null) expect(vacancies).toContain(vacancyId)
      if (ownerId !== null) expect(people).toContain(ownerId)
    }
  })

  it('lists those that are older than one', async () => {
    const { applications } = await list()
    const older: ApplicationList = await (await hr(at(`?before=${applications[2]?.id}`))).json()
    expect(older.applications).toEqual(applications.slice(3))
  })

  it('gives one with all that belongs to it', async () => {
    const one = await byName('Səfərova')
    expect(applicationsEndpoints.getApplication.reply.isValidSync(one, { strict: true })).toBe(true)
    expect(one).toMatchObject({ stage: 'hired', isManaged: true, undoableUntil: null, ratingCount: 2 })
    expect(one.positions.AZ).not.toBe(one.positions.EN)
    expect(one.ratings).toHaveLength(2)
    expect(one.history[0]?.kind).toBe('received')
    expect((await hr(at('999999/'))).status).toBe(404)
  })

  it('gives the CV as a file', async () => {
    const { id } = await byName('Braun')
    const reply = await hr(at(`${id}/cv/`))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await hr(at('999999/cv/'))).status).toBe(404)
  })

  it('moves an application with a mail, and undoes both', async () => {
    const before = await byName('Braun')
    const path = `${before.id}/stage/`
    const moved = await send('POST', path, { stage: 'interview', revision: before.revision, mail })
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({ stage: 'interview', revision: before.revision + 1 })
    expect(moved.body.undoableUntil).not.toBeNull()
    expect(moved.body.history.slice(-2)).toMatchObject([
      { kind: 'stage', isOwn: true, data: { from: 'new', to: 'interview' } },
      { kind: 'mail', data: mail },
    ])
    const stale = await send('POST', path, { stage: 'rejected', revision: before.revision, mail: null })
    expect([stale.status, typeof stale.body.message]).toEqual([409, 'string'])
    const undone = await send('POST', `${before.id}/undo/`)
    expect(undone.body).toEqual({ ...before, revision: before.revision + 2 })
  })

  it('mails without a move', async () => {
    const { id } = await byName('Braun')
    const { body } = await send('POST', `${id}/mails/`, mail)
    expect([body.stage, body.history.at(-1)?.kind]).toEqual(['new', 'mail'])
  })

  it('has notes that their author deletes', async () => {
    const { id } = await byName('Braun')
    const { body } = await send('POST', `${id}/notes/`, { text: 'Call in May.', mentions: [] })
    const { id: event = 0, ...note } = body.history.at(-1) ?? {}
    expect(note).toMatchObject({ kind: 'note', isOwn: true, data: { text: 'Call in May.' } })
    const deleted = await send('DELETE', `${id}/notes/${event}/`)
    expect(deleted.body.history.map((one) => one.id)).not.toContain(event)
    expect((await hr(at(`${id}/notes/${event}/`), jsonRequest('DELETE', {}))).status).toBe(404)
  })

  it('keeps rating, tags and owner', async () => {
    const { id } = await byName('Braun')
    const rated = await send('PUT', `${id}/rating/`, { verdict: 'strongYes', words: 'Knows WCAG.' })
    expect(rated.body).toMatchObject({ ownVerdict: 'strongYes', ratingCount: 1, score: 4 })
    expect((await send('PUT', `${id}/tags/`, { tags: ['WCAG', 'React'] })).body.tags).toEqual([
      'WCAG',
      'React',
    ])
    const owner = (await list()).people[0]?.id
    const owned = await send('PUT', `${id}/owner/`, { personId: owner })
    expect(owned.body.ownerId).toBe(owner)
    expect(owned.body.people).toContainEqual(expect.objectContaining({ id: owner, maySee: true }))
    expect((await send('PUT', `${id}/owner/`, { personId: null })).body.ownerId).toBeNull()
  })

  it('joins applications of the same person, and takes them apart', async () => {
    const { id, others } = await byName('Süleymanlı')
    const [other] = others
    expect(other?.isJoined).toBe(false)
    const join = async (isSame: boolean) =>
      (await send('PUT', `${id}/candidate/`, { otherId: other?.id, isSame })).body.others[0]?.isJoined
    expect([await join(true), await join(false)]).toEqual([true, false])
  })

  it('asks whether an application may be kept', async () => {
    const { id } = await byName('Braun')
    expect((await send('POST', `${id}/keep/`)).body.keepAskedAt).not.toBeNull()
  })

  it('finds names in any spelling', async () => {
    const { id } = await byName('Süleymanlı')
    const reply = await hr(at(`search/?q=${encodeURIComponent('suleymanli')}`))
    const found = await reply.json()
    expect(applicationsEndpoints.searchApplications.reply.isValidSync(found, { strict: true })).toBe(true)
    expect(found.found.map((one: { id: number }) => one.id)).toEqual([id])
  })

  it('names each missing field', async () => {
    const { id, revision } = await byName('Braun')
    const empty = { subject: ' ', text: '' }
    expect(await refused('POST', `${id}/mails/`, empty)).toEqual([
      400,
      { subject: 'subjectRequired', text: 'messageRequired' },
    ])
    expect(await refused('POST', `${id}/stage/`, { stage: 'review', revision, mail: empty })).toEqual([
      400,
      { 'mail.subject': 'subjectRequired', 'mail.text': 'messageRequired' },
    ])
    expect(await refused('POST', `${id}/notes/`, { text: ' ', mentions: [] })).toEqual([
      400,
      { text: 'noteRequired' },
    ])
    expect(await refused('PUT', `${id}/rating/`, { words: '' })).toEqual([
      400,
      { verdict: 'verdictRequired' },
    ])
  })
}
