import { serviceSamples, staffSamples, teamSamples, vacancySamples } from '@atrium/contract/samples'
import { count } from 'drizzle-orm'
import { describeOnEachDatabase } from '#testing/databases.ts'
import {
  categories,
  jobs,
  services,
  serviceTexts,
  settings,
  teamMembers,
  teamMemberTexts,
  users,
} from './schema.ts'
import { hasSamples, seed } from './seed.ts'
import { writeSetting } from './settings.repo.ts'
import type { OpenDatabase } from './types.ts'

const tables = { users, jobs, services, serviceTexts, teamMembers, teamMemberTexts }

const rowsOf = async ({ db }: OpenDatabase): Promise<Record<keyof typeof tables, number>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(tables).map(async ([name, table]) => [
        name,
        (await db.select({ rows: count() }).from(table))[0]?.rows,
      ]),
    ),
  )

const samples = {
  users: staffSamples.length,
  jobs: vacancySamples.length,
  services: serviceSamples.length,
  serviceTexts: serviceSamples.length * 3,
  teamMembers: teamSamples.length,
  teamMemberTexts: teamSamples.length * 3,
}

describeOnEachDatabase('the samples', (open) => {
  it('fill every area of a new database, and the next record comes after them', async () => {
    const database = await open()
    expect(await rowsOf(database)).toEqual(samples)
    const [service] = await database.db.insert(services).values({ order: 9 }).returning()
    const [member] = await database.db
      .insert(teamMembers)
      .values({ order: 13, fullname: 'Səbinə Hacıyeva', email: 'sabina.hajiyeva@caspora.example' })
      .returning()
    expect([service?.id, member?.id]).toEqual([serviceSamples.length + 1, teamSamples.length + 1])
  })

  it('do not come back to an area where they were deleted', async () => {
    const database = await open()
    await database.db.delete(services)
    await seed(database.db, 'samples')
    expect(await rowsOf(database)).toEqual({ ...samples, services: 0, serviceTexts: 0 })
  })

  it('come to the new areas of a database that an earlier version seeded, once', async () => {
    const database = await open()
    const { db } = database
    await db.delete(services)
    await db.delete(teamMembers)
    await db.delete(jobs)
    await db.delete(categories)
    await writeSetting(db, 'samplesSeeded', { at: '2026-11-01T08:00:00.000Z' })
    await seed(db, 'samples')
    expect(await rowsOf(database)).toEqual({ ...samples, jobs: 0 })
    await db.delete(teamMembers)
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ teamMembers: 0, services: samples.services })
  })

  it('leave a new area alone that already holds something, also after it has been emptied', async () => {
    const database = await open()
    const { db } = database
    await db.delete(services)
    await writeSetting(db, 'samplesSeeded', { at: '2026-11-01T08:00:00.000Z' })
    await db.insert(services).values({ order: 1 })
    await seed(db, 'samples')
    await db.delete(services)
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ services: 0 })
  })

  it('do not mix with the content of a company of its own', async () => {
    const database = await open('none')
    const { db } = database
    await db.insert(services).values({ order: 1 })
    await seed(db, 'samples')
    expect(await rowsOf(database)).toMatchObject({ jobs: 0, services: 1, teamMembers: 0 })
    expect(await hasSamples(db)).toBe(false)
    expect(await db.select().from(settings)).toEqual([])
  })
})
