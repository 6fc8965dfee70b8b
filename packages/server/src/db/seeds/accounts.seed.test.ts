import { samplePassword, staffSamples } from '@atrium/contract/samples'
import { asc, eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashPassword, isPassword } from '#secrets/passwords.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { sampleSignIn } from './accounts.seed.ts'

describeOnEachDatabase('the sample accounts', (open) => {
  let db: Database
  beforeAll(async () => {
    db = (await open()).db
  })

  it('are as in the samples, open by their password, and the next person comes after them', async () => {
    const rows = await db.select().from(users).orderBy(asc(users.id))
    expect(rows).toMatchObject(staffSamples.map((sample) => ({ ...sample, language: 'AZ' })))
    expect(await isPassword(rows[1]?.passwordHash, samplePassword)).toBe(true)
    const named = { AZ: '', EN: '', RU: '' }
    const person = { email: 'new@caspora.example', firstName: 'A', lastName: 'B', language: 'EN' as const }
    const [next] = await db
      .insert(users)
      .values({ ...person, position: named, jobTitle: named })
      .returning()
    expect(next).toMatchObject({ id: staffSamples.length + 1, role: 'staff', passwordHash: null })
  })

  it('are told at the start while the first of them still opens', async () => {
    const email = 'leyla.aliyeva@caspora.example'
    expect(await sampleSignIn(db)).toEqual({ email, password: samplePassword })
    const change = (changes: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(changes).where(eq(users.email, email))
    await change({ deactivatedAt: new Date() })
    expect(await sampleSignIn(db)).toBeUndefined()
    await change({ deactivatedAt: null, passwordHash: await hashPassword('seven-green-bars') })
    expect(await sampleSignIn(db)).toBeUndefined()
  })

  it('do not exist where no samples are wanted', async () => {
    const own = await open('none')
    expect(await own.db.select().from(users)).toEqual([])
    expect(await sampleSignIn(own.db)).toBeUndefined()
  })
})
