import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { mails, subscribers } from '#db/schema.ts'
import { createLetter, sendLetter } from '#modules/newsletter/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { startFleet } from '#testing/fleet.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { startS3Server } from '#testing/s3Server.ts'

/** Milliseconds: real starts, which are slow on a busy machine. */
jest.setTimeout(600_000)

/** Three batches. */
const count = 450

describeOnDatabase('a letter of two servers', (_open, locate) => {
  it('reaches each subscriber once, although servers are killed twice while it is sent', async () => {
    const location = await locate()
    // A database in memory belongs to one process.
    if (location.kind !== 'postgres') return
    const mailServer = new MailCatcher()
    const s3 = await startS3Server()
    const fleet = await startFleet({
      size: 2,
      databaseUrl: location.url,
      bucket: await s3.bucket('uploads'),
      env: { SMTP_URL: await mailServer.listen(), SEED: 'none' },
    })
    const { db, close } = await openDatabase({ database: location, seed: 'none' })
    const now = new Date()
    await db.insert(subscribers).values(
      Array.from({ length: count }, (_each, place) => ({
        ...{ email: `reader${place}@person.example`, language: 'EN' as const, unsubscribeToken: `${place}` },
        ...{ askedAt: now, confirmedAt: now },
      })),
    )
    const empty = { subject: '', text: '' }
    const texts = { AZ: empty, EN: { subject: 'News', text: 'Hello' }, RU: empty }
    const { id } = await createLetter(db, { texts, isListed: true }, null)
    const reached = () => mailServer.received.length
    await db.transaction(async (tx) => {
      // The second batch waits for this subscriber: each kill meets it half written.
      await tx.select().from(subscribers).where(eq(subscribers.unsubscribeToken, '250')).for('update')
      await sendLetter(db, id, { revision: 1 }, now)
      while (reached() < 10) await sleep(20)
      await fleet.replace(0, 'SIGKILL')
      await fleet.replace(1, 'SIGKILL')
      expect(await db.$count(mails)).toBe(200)
    })
    // A mail that a killed server was delivering is due again after ten minutes: the test does not wait for it.
    while (reached() < count - 2) await sleep(100)
    expect(await db.$count(mails)).toBe(count)
    const addresses = mailServer.received.map((mail) => /^to: (.*)$/im.exec(mail)?.[1])
    expect(new Set(addresses).size).toBe(addresses.length)
    await close()
    await fleet.stop()
    await s3.stop()
    await mailServer.close()
  })
})
