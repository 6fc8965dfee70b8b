import { addDays, company, dayAndTime } from '@atrium/contract'
import { scheduleSample } from '@atrium/contract/samples'
import { scheduledMeetings } from '#db/schema.ts'
import { seed } from '#db/seed.ts'
import { describeOnEachDatabase } from '#testing/databases.ts'

describeOnEachDatabase('the sample schedule', (open) => {
  it('fills the week of the first start and the three after it, once', async () => {
    const today = dayAndTime(new Date(), company.timeZone).day
    const { db } = await open()
    const rows = () => db.select().from(scheduledMeetings).orderBy(scheduledMeetings.id)
    const expected = [0, 7, 14, 21].flatMap((days) => scheduleSample(addDays(today, days)))
    expect((await rows()).map(({ title, start, attendees }) => [title, start, attendees])).toEqual(
      expected.map(({ title, start_time, attendees }) => [title, start_time, attendees]),
    )
    await db.delete(scheduledMeetings)
    await seed(db, 'samples')
    expect(await rows()).toEqual([])
  })
})
