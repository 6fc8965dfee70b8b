import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNotNull } from 'drizzle-orm'
import { auditLog, files, people } from '#db/schema.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'
import { seedPhotos } from './seedPhotos.ts'

describeOnDatabase('the portraits of the sample people', (open) => {
  it('are given once, to about two thirds, and leave no trace in the audit log', async () => {
    const services = await testServices(await open())
    const { db } = services.database
    const withPhoto = () =>
      db.select({ email: people.email }).from(people).where(isNotNull(people.photoFileId))
    const audited = await db.$count(auditLog)
    const everybody = await db.$count(people)
    await db.update(people).set({ email: 'somebody@else.example' }).where(eq(people.number, 1))

    await seedPhotos(services)
    const found = await withPhoto()
    expect(found.length / everybody).toBeCloseTo(2 / 3, 1)
    expect(found).not.toContainEqual({ email: 'somebody@else.example' })
    const stored = await readdir(path.join(services.config.dataDir, 'files'))
    expect(stored.sort()).toEqual((await db.select().from(files)).map(({ key }) => key).sort())
    expect(await db.$count(auditLog, and(eq(auditLog.kind, 'people')))).toBeLessThanOrEqual(audited + 1)

    await db.update(people).set({ photoFileId: null })
    await seedPhotos(services)
    expect(await withPhoto()).toEqual([])
  })

  it('are not for a database with own people', async () => {
    const services = await testServices(await open('none'))
    await seedPhotos(services)
    expect(await services.database.db.$count(files)).toBe(0)
  })
})
