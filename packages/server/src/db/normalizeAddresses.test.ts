import { asc } from 'drizzle-orm'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'
import { hire } from '#testing/staff.ts'
import { normalizeAddresses } from './normalizeAddresses.ts'
import { accounts } from './schema.ts'

describeOnEachDatabase('stored addresses', (open) => {
  let services: TestServices
  beforeAll(async () => {
    services = await testServices(await open('none'))
  })
  afterAll(() => services.database.close())

  it('get the form of today, but never that of another account', async () => {
    for (const email of [
      'ali@bücher.example',
      'vali@çay.example',
      'vali@xn--ay-3ia.example',
      'əli@caspora.example',
    ])
      await hire(services, { email })
    await normalizeAddresses(services.database.db)
    const rows = await services.database.db
      .select({ email: accounts.email })
      .from(accounts)
      .orderBy(asc(accounts.id))
    expect(rows.map(({ email }) => email)).toEqual([
      'ali@xn--bcher-kva.example',
      'vali@çay.example',
      'vali@xn--ay-3ia.example',
      'əli@caspora.example',
    ])
  })

  it('are refused by the database in another form', async () => {
    await expect(hire(services, { email: 'Boss@caspora.example' })).rejects.toThrow()
  })
})
