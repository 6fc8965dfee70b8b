import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { openDatabase } from '#db/database.ts'
import { mails, subscribers } from '#db/schema.ts'
import { createLetter, sendLetter } from '#modules/newsletter/index.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { startFleet } from '#testing/fleet.ts'
import { MailCatcher } from '#testing/mailCatcher.ts'
import { startS3Server } from '#testing/s3Server.ts'

const isLong = process.env.LONG === '1'

/** Milliseconds: real starts, which are slow on a busy machine; the long run also waits for the end of a claim. */
jest.setTimeout(isLong ? 3_600_000 : 600_000)

const count = isLong ? 10_000 : 450

/** Subscribers of batches that each kill meets half written. */
const places = isLong ? [250, 5050] : [250]

describeOnDatabase('a letter of two servers', (_open, locate) => {
  it('reaches each subscriber once, although both servers are killed while it is sent', async () => {
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
    for (const place of places)
      await db.transaction(async (tx) => {
        // The batch of this subscriber waits for it.
        await tx
          .select()
          .from(subscribers)
          .where(eq(subscribers.unsubscribeToken, `${place}`))
          .for('update')
        if (place === places[0]) await sendLetter(db, id, { revision: 1 }, now)
        const written = place - (place % 200)
        while (reached() < 10 || (await db.$count(mails)) < written) await sleep(20)
        await fleet.replace(0, 'SIGKILL')
        await fleet.replace(1, 'SIGKILL')
        expect(await db.$count(mails)).toBe(written)
      })
    // A mail that a killed server was delivering is due again after ten minutes, for which the short run does not wait.
    const atLeast = isLong ? count : count - 2
    while ((await db.$count(mails, eq(mails.status, 'sent'))) < atLeast) await sleep(200)
    expect(await db.$count(mails)).toBe(count)
    const addresses = mailServer.received.map((mail) => /^to: (.*)$/im.exec(mail)?.[1])
    const reachedOnce = new Set(addresses).size
    expect(reachedOnce).toBeGreaterThanOrEqual(atLeast)
    // A server killed between a delivery and its mark: that mail is sent again, with the same Message-ID.
    expect(addresses.length - reachedOnce).toBeLessThanOrEqual(isLong ? 2 * places.length : 0)
    await close()
    await fleet.stop()
    await s3.stop()
    await mailServer.close()
  })
})
