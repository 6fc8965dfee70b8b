import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { applicationSamples } from '@atrium/contract/hiring/samples'
import { asc, eq, inArray } from 'drizzle-orm'
import {
  applicationEvents,
  applications,
  auditLog,
  cvTexts,
  files,
  interviews,
  jobs,
  mails,
} from '#db/schema.ts'
import { readWaitingCvs } from '#modules/hiring/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { testServices } from '#testing/services.ts'
import { seedApplications } from './seedApplications.ts'

describeOnDatabase('the sample applications', (open) => {
  it('come once, with files, history and people, and leave no trace in the audit log', async () => {
    const services = await testServices(await open())
    const { db } = services.database
    const audited = await db.$count(auditLog)
    await seedApplications(services)
    await seedApplications(services)
    const rows = await db.select().from(applications).orderBy(asc(applications.id))
    expect(rows.map(({ id, stage }) => [id, stage])).toEqual(
      applicationSamples.map(({ id, stage }) => [id, stage]),
    )
    expect(rows.every(({ jobId, position }) => (jobId === null) === (position === ''))).toBe(true)
    expect(await readdir(path.join(services.config.dataDir, 'files'))).toHaveLength(rows.length)
    expect([await db.$count(auditLog), await db.$count(mails)]).toEqual([audited, 0])

    const history = await db.select().from(applicationEvents).orderBy(asc(applicationEvents.id))
    for (const row of rows) {
      const own = history.filter(({ applicationId }) => applicationId === row.id)
      const times = own.map(({ createdAt }) => createdAt.getTime())
      expect(times).toEqual([...times].sort((one, other) => one - other))
      expect(times.at(-1)).toBeLessThanOrEqual(services.now().getTime())
      expect([own[0]?.kind, own[0]?.createdAt]).toEqual(['received', row.createdAt])
      expect(own.filter(({ kind }) => kind === 'stage').at(-1)?.data.to ?? 'new').toBe(row.stage)
    }
    expect(history.filter(({ data }) => JSON.stringify(data).includes('{{'))).toEqual([])
    const [vacancy] = await db.select().from(jobs).where(eq(jobs.id, 1))
    expect([vacancy?.managerId, vacancy?.reviewerIds.length]).toEqual([expect.any(Number), 2])
    const booked = applicationSamples.flatMap(({ id, interviews: own }) => own.map(() => id))
    const held = await db.select().from(interviews)
    expect(held.map(({ applicationId }) => applicationId).toSorted((one, other) => one - other)).toEqual(
      booked,
    )
  })

  it('have CVs whose words can be read', async () => {
    const services = await testServices(await open())
    const { db } = services.database
    await seedApplications(services)
    const russian = applicationSamples.findIndex(({ language }) => language === 'RU')
    const rows = await db.select({ id: files.id }).from(files).orderBy(asc(files.id))
    const chosen = [0, russian].flatMap((place) => rows[place]?.id ?? [])
    const read = async () => {
      const found = await db
        .select()
        .from(cvTexts)
        .where(inArray(cvTexts.fileId, chosen))
        .orderBy(cvTexts.fileId)
      return found.map(({ text }) => text.split(/\s+/).join(' ').trim())
    }
    const seeded = await read()
    await db.update(cvTexts).set({ state: 'waiting', text: '' }).where(inArray(cvTexts.fileId, chosen))
    expect(await readWaitingCvs(services)).toBe(2)
    expect(await read()).toEqual(seeded)
  })

  it('are not for a database without samples, nor for one with applications', async () => {
    const empty = await testServices(await open('none'))
    await seedApplications(empty)
    expect(await empty.database.db.$count(files)).toBe(0)
  })
})
