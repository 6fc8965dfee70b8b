import { cardSamples } from '@atrium/contract/samples'
import { asc } from 'drizzle-orm'
import { cards } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'

describeOnEachDatabase('the sample cards', (open) => {
  let db: Database
  beforeAll(async () => {
    db = (await open()).db
  })

  it('are as in the samples, found by their keys, and the next card comes after them', async () => {
    const rows = await db.select().from(cards).orderBy(asc(cards.id))
    expect(rows).toMatchObject(cardSamples.map((sample) => ({ ...sample, key: sample.name })))
    const [next] = await db
      .insert(cards)
      .values({ name: 'New', key: 'new', fullname: 'New', position: { AZ: '', EN: '', RU: '' } })
      .returning()
    expect(next?.id).toBe(cardSamples.length + 1)
  })

  it('are not where none are wanted', async () => {
    expect(await (await open('none')).db.select().from(cards)).toEqual([])
  })
})
