import { newsSamples, notificationSamples, staffSamples } from '@atrium/contract/samples'
import { eq, isNull } from 'drizzle-orm'
import { news, newsReads, newsTexts, notifications, notificationTexts, users } from '#db/schema.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'
import { notificationsAreEmpty, seedNotifications } from './notifications.seed.ts'

describeOnEachDatabase('the sample messages', (open) => {
  it('tell every sample person six things of their own, of which two are new', async () => {
    const { db } = await open()
    const people = await db.select().from(users)
    expect(people).toHaveLength(staffSamples.length)
    for (const { id } of people) {
      const own = await db.select().from(notifications).where(eq(notifications.userId, id))
      expect(own).toHaveLength(6)
      const byAge = own.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      expect(byAge.map(({ readAt }) => readAt === null)).toEqual([true, true, false, false, false, false])
      expect(byAge[0]?.createdAt.getTime()).toBeLessThan(Date.now())
    }
    expect(await db.select().from(notificationTexts)).toHaveLength(people.length * 6 * 3)
  })

  it('hold six news, of which nobody has read two; the next item comes after them', async () => {
    const { db } = await open()
    expect(await db.select().from(newsTexts)).toHaveLength(newsSamples.length * 3)
    const unread = await db
      .select({ id: news.id })
      .from(news)
      .leftJoin(newsReads, eq(newsReads.newsId, news.id))
      .where(isNull(newsReads.userId))
    expect(unread.map(({ id }) => id).toSorted()).toEqual([5, 6])
    const [next] = await db.insert(news).values({ publishedAt: new Date() }).returning()
    expect(next?.id).toBe(7)
  })

  it('are told to nobody but the sample people', async () => {
    const { db } = await open('none')
    const named = { AZ: '', EN: '', RU: '' }
    await db.insert(users).values({
      email: 'own@company.example',
      firstName: 'Own',
      lastName: 'Person',
      position: named,
      jobTitle: named,
      language: 'EN',
    })
    await seedNotifications(db)
    expect(await notificationsAreEmpty(db)).toBe(true)
  })
})

describe('the words of the sample messages', () => {
  it.each([...notificationSamples, ...newsSamples])(
    'fit a card in each language: $text.EN.notName',
    ({ text }) => {
      for (const { notName, notDesc } of Object.values(text)) {
        expect(notName.length).toBeLessThan(60)
        expect(notDesc).toMatch(/[.!?]$/)
        expect(notDesc.length).toBeLessThan(200)
      }
    },
  )
})
