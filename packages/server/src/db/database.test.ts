import { jobSamples } from '@atrium/contract/careers/samples'
import { count, type SQL, sql } from 'drizzle-orm'
import { describeOnDatabase, describeOnEachDatabase } from '#testing/databases.ts'
import { openDatabase } from './database.ts'
import { categories, jobs, jobTexts } from './schema.ts'
import { hasSamples, seed } from './seed.ts'
import { readSetting } from './settings.repo.ts'
import type { Database, OpenDatabase } from './types.ts'

const jobCount = async ({ db }: OpenDatabase) => (await db.select({ rows: count() }).from(jobs))[0]?.rows

/** Whether a statement finds a row. */
const isAnswered = async (db: Database, statement: SQL): Promise<boolean> => {
  const [row] = await db
    .select({ found: sql<boolean>`exists (${statement})` })
    .from(sql`(select 1) as nothing`)
  return row?.found ?? false
}

describeOnEachDatabase('a new database', (_open, locate) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openDatabase({ database: await locate(), seed: 'samples' })
  })
  afterAll(() => database.close())

  it('answers a query', async () => {
    await expect(database.check()).resolves.toBeUndefined()
  })

  it('lets others in between the statements of a long change', async () => {
    let isLetIn = false
    setImmediate(() => {
      isLetIn = true
    })
    await database.db.transaction(async (tx) => {
      for (let count = 0; count < 2; count += 1) await tx.execute(sql`select pg_sleep(0.02)`)
      expect(isLetIn).toBe(true)
    })
  })

  it('is well while a long change runs', async () => {
    await database.db.transaction(async (tx) => {
      const checked = database.check()
      await tx.execute(sql`select 1`)
      await expect(checked).resolves.toBeUndefined()
    })
  })

  it('fails a change whose connection ends between two statements, and goes on with others', async () => {
    if (database.kind !== 'postgres') return
    const { db } = database
    const change = db.transaction(async (tx) => {
      const pid = sql<number>`pg_backend_pid()`
      const [connection] = await tx.select({ pid }).from(sql`(select 1) as nothing`)
      await db.execute(sql`select pg_terminate_backend(${connection?.pid})`)
      // No statement of the change runs when its connection ends.
      const running = sql`select 1 from pg_stat_activity where pid = ${connection?.pid}`
      while (await isAnswered(db, running));
      await tx.execute(sql`select 1`)
    })
    await expect(change).rejects.toThrow()
    await expect(database.check()).resolves.toBeUndefined()
  })

  it('raises the content version once in each transaction', async () => {
    const { db, onContentVersion } = database
    const version = async () => Number(await readSetting(db, 'contentVersion'))
    const write = (to: Database) => to.update(jobs).set({ categoryId: jobs.categoryId })
    const before = await version()
    const announced: number[] = []
    const forget = onContentVersion((one) => announced.push(one))
    await db.transaction(async (tx) => {
      const undone = tx.transaction(async (inner) => {
        await write(inner)
        inner.rollback()
      })
      await expect(undone).rejects.toThrow('Rollback')
      for (let count = 0; count < 3; count += 1) await write(tx)
    })
    await write(db)
    forget()
    expect(await version()).toBe(before + 2)
    // Each connection of PostgreSQL listens.
    expect([...new Set(announced)]).toEqual([before + 1, before + 2])
  })

  it('has the samples in all their languages', async () => {
    expect(await jobCount(database)).toBe(jobSamples.length)
    const [texts] = await database.db.select({ rows: count() }).from(jobTexts)
    expect(texts?.rows).toBe(jobSamples.length * 3)
    expect(await hasSamples(database.db)).toBe(true)
  })

  it('continues the ids of vacancies after the samples', async () => {
    const [category] = await database.db.select().from(categories).limit(1)
    const [added] = await database.db
      .insert(jobs)
      .values({ categoryId: category?.id ?? 0 })
      .returning()
    expect(added?.id).toBe(Math.max(...jobSamples.map(({ id }) => id)) + 1)
  })

  it('does not restore deleted samples', async () => {
    await database.db.delete(jobs)
    await database.db.delete(categories)
    await seed(database.db, 'samples')
    expect(await jobCount(database)).toBe(0)
  })

  it('stays empty when no samples are wanted', async () => {
    const empty = await openDatabase({ database: await locate(), seed: 'none' })
    expect(await jobCount(empty)).toBe(0)
    expect(await hasSamples(empty.db)).toBe(false)
    await empty.close()
  })
})

if (process.env.TEST_POSTGRES) {
  describeOnDatabase('an empty PostgreSQL', (_open, locate) => {
    it('can be opened by three servers simultaneously', async () => {
      const config = { database: await locate(), seed: 'samples' } as const
      const opened = await Promise.all([openDatabase(config), openDatabase(config), openDatabase(config)])
      const counts = await Promise.all(opened.map(jobCount))
      for (const database of opened) await database.close()
      expect(counts).toEqual(opened.map(() => jobSamples.length))
    })
  })
}
