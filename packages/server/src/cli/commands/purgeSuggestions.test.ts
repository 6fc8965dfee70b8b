import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { suggestions } from '#db/schema.ts'
import { purge } from '#modules/retention/index.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { type TestServices, testServices } from '#testing/services.ts'

describeOnEachDatabase('the daily purge', (open) => {
  let services: TestServices
  beforeAll(async () => {
    services = await testServices(await open('none'))
  })

  /** The numbers of the transactions that wrote the rows, by the rows' places on the disk. */
  const writers = async () => {
    const { db } = services.database
    const rows = await db
      .select({ text: suggestions.text, writer: sql<string>`xmin::text` })
      .from(suggestions)
      .orderBy(sql`ctid`)
    return { texts: rows.map(({ text }) => text), numbers: new Set(rows.map(({ writer }) => writer)) }
  }

  it('hides in which order and when anonymous suggestions came, and changes nothing of them', async () => {
    const { db } = services.database
    const sent = Array.from({ length: 12 }, (_one, place) => `suggestion ${place}`)
    for (const text of sent)
      await db
        .insert(suggestions)
        .values({ isAnonymous: true, text, codeHash: randomUUID(), receivedOn: '2026-11-01' })
    const before = await writers()
    expect([before.texts, before.numbers.size]).toEqual([sent, sent.length])
    const rows = await db.select().from(suggestions).orderBy(suggestions.id)
    await purge(services)
    const after = await writers()
    expect(after.numbers.size).toBe(1)
    // One chance in 479 million to come out in the old order.
    expect(after.texts).not.toEqual(sent)
    expect(await db.select().from(suggestions).orderBy(suggestions.id)).toEqual(rows)
  })

  it('leaves those of earlier months as they were written together', async () => {
    const { db } = services.database
    const [old] = await db
      .insert(suggestions)
      .values({ isAnonymous: true, text: 'old', codeHash: randomUUID(), receivedOn: '2026-09-01' })
      .returning()
    const place = async () =>
      (
        await db
          .select({ ctid: sql`ctid::text` })
          .from(suggestions)
          .where(eq(suggestions.id, old?.id ?? ''))
      )[0]
    const before = await place()
    await purge(services)
    expect(await place()).toEqual(before)
  })
})
