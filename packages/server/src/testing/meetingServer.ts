import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import type { Meeting, syncMeetings } from '@atrium/contract/meetings'
import { buildApp } from '#app.ts'
import { meetings } from '#db/schema.ts'
import { findMeetings } from '#modules/meetings/meetings.repo.ts'
import type { OpenForTest } from './databases.ts'
import { colleague, handOver, syncAs } from './meetingPeople.ts'
import { resetRateLimits, testServices } from './services.ts'

/** A server for the meetings of some people, whom their place in `names` stands for. */
export async function openMeetingServer(open: OpenForTest, names: readonly string[]) {
  const services = await testServices(await open('none'))
  const app = await buildApp({ services })
  const people: Awaited<ReturnType<typeof colleague>>[] = []
  for (const name of names) people.push(await colleague(services, name))
  const at = (place: number) => people[place] as Awaited<ReturnType<typeof colleague>>
  return {
    /** The ids of the accounts. */
    ids: people.map(({ account }) => account.id),
    /** One call of a person's device. */
    sync: (place: number, body: BodyOf<typeof syncMeetings>): Promise<ReplyOf<typeof syncMeetings>> =>
      syncAs(app, at(place), body),
    /** Gives the coming meetings of a person who leaves to another one. */
    handOver: (from: number, to: number) => handOver(services, at(from), at(to)),
    /** The stored meetings of these ids, each with the place of its organiser. */
    async find(ids: readonly string[]): Promise<{ meeting: Meeting; organiser: number }[]> {
      const found = await findMeetings(services.database.db, ids)
      return [...found.values()].map(({ meeting, accountId }) => ({
        meeting,
        organiser: people.findIndex(({ account }) => account.id === accountId),
      }))
    },
    /** Removes all meetings, as if there had never been one. */
    async clear() {
      await services.database.db.delete(meetings)
      await resetRateLimits(services.database)
    },
    close: () => app.close(),
  }
}
