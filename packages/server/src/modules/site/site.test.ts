import { company, sampleCompany, setCompany } from '@atrium/contract/core'
import type { Site } from '@atrium/contract/site'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { auditLog } from '#db/schema.ts'
import { dentist, expectSoon } from '#testing/anotherCompany.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire, signIn } from '#testing/staff.ts'

describeOnDatabase('the facts about the company', (open) => {
  let services: TestServices
  let apps: FastifyInstance[]
  let admin: AccountRecord
  let editor: AccountRecord
  beforeEach(async () => {
    services = await testServices(await open())
    apps = [await buildApp({ services })]
    admin = await hire(services, { role: 'admin', name: 'Rauf', surname: 'Əliyev' })
    editor = await hire(services, { role: 'editor', name: 'Aysel', surname: 'Kərimova' })
  })
  afterEach(async () => {
    for (const app of apps) await app.close()
    setCompany()
  })

  const call = async (
    account: AccountRecord,
    method: 'GET' | 'PUT' | 'POST',
    path = '',
    payload?: object,
  ) => {
    const headers = { ...(await signIn(services, account)), 'accept-language': 'en' }
    const reply = await apps[0]?.inject({
      ...{ method, url: `/api/v1/site/${path}`, headers },
      ...(payload && { payload }),
    })
    return { status: reply?.statusCode, body: reply?.json() as Site & { errors?: Record<string, string> } }
  }

  it('are those of the samples until others are published', async () => {
    const { body } = await call(editor, 'GET')
    expect(body).toMatchObject({ revision: 1, versions: [], published: { name: sampleCompany.name } })
    const saved = await call(editor, 'PUT', '', { revision: body.revision, facts: dentist })
    expect(saved.body).toMatchObject({
      revision: 2,
      draft: dentist,
      published: { name: sampleCompany.name },
      changed: { by: 'Aysel Kərimova' },
    })
    expect(company.name).toBe(sampleCompany.name)
    const published = await call(admin, 'POST', 'publication/', { revision: 2 })
    expect(published.body).toMatchObject({
      published: dentist,
      versions: [{ number: 1, by: 'Rauf Əliyev', facts: dentist }],
    })
    await expectSoon(() => expect(company).toMatchObject({ ...dentist, currency: sampleCompany.currency }))
    const [entry] = await services.database.db.select().from(auditLog).where(eq(auditLog.kind, 'content'))
    expect(entry).toMatchObject({ actorId: admin.id, after: { published: { name: 'Gəncə Dent' } } })
  })

  it('are not overwritten by a second editor', async () => {
    expect((await call(editor, 'PUT', '', { revision: 1, facts: dentist })).status).toBe(200)
    expect((await call(admin, 'PUT', '', { revision: 1, facts: dentist })).status).toBe(409)
    expect((await call(admin, 'POST', 'publication/', { revision: 1 })).status).toBe(409)
    expect((await call(admin, 'GET')).body.revision).toBe(2)
  })

  it('are published by those who may, and edited by no other', async () => {
    await call(editor, 'PUT', '', { revision: 1, facts: dentist })
    expect((await call(editor, 'POST', 'publication/', { revision: 2 })).status).toBe(403)
    const staff = await hire(services)
    expect((await call(staff, 'GET')).status).toBe(403)
  })

  it('refuse what no page could show, field by field', async () => {
    const facts = {
      ...dentist,
      ...{ name: ' ', email: 'nobody', appStore: 'javascript:alert(1)' },
      address: { ...dentist.address, RU: '' },
      location: { latitude: 91, longitude: 'east' },
    }
    const { status, body } = await call(editor, 'PUT', '', { revision: 1, facts })
    expect([status, body.errors]).toEqual([
      400,
      {
        'facts.name': 'companyRequired',
        'facts.email': 'emailInvalid',
        'facts.appStore': 'linkInvalid',
        'facts.address.RU': 'addressRequired',
        'facts.location.latitude': 'degreesInvalid',
        'facts.location.longitude': 'degreesInvalid',
      },
    ])
  })

  it('are there when a server starts', async () => {
    await call(editor, 'PUT', '', { revision: 1, facts: dentist })
    await call(admin, 'POST', 'publication/', { revision: 2 })
    await expectSoon(() => expect(company.name).toBe('Gəncə Dent'))
    setCompany()
    apps.push(await buildApp({ services }))
    expect(company.name).toBe('Gəncə Dent')
  })
})
