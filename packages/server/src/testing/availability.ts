import { foldText } from '@atrium/contract/core'
import { startOfDay } from '@atrium/contract/days'
import type { AnswerState, AvailabilityAnswer, AvailabilityQuestion } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#app.ts'
import {
  accounts,
  meetingAnswers,
  meetingPeople,
  meetings,
  offDayRequests,
  roomBookings,
  rooms,
  scheduledMeetings,
} from '#db/schema.ts'
import type { OpenForTest } from './databases.ts'
import { type TestServices, testServices } from './services.ts'
import { hire, signIn } from './staff.ts'

type Person = Awaited<ReturnType<typeof hire>>

/** A Tuesday; by default, requests and meetings are from 10:00 to 11:00 of this day. */
export const queriedDay = '2026-11-24'

const usual = { day: queriedDay, start: '10:00', end: '11:00' }

/** Two people for each test, of whom Leyla requests the availability of Rauf; they are removed after it. */
export function openAvailability(open: OpenForTest) {
  const here = {} as {
    services: TestServices
    app: FastifyInstance
    leyla: Person
    rauf: Person
    /** The request headers of Leyla’s browser. */
    cookie: Record<string, string>
  }
  beforeAll(async () => {
    here.services = await testServices(await open('none'))
    here.app = await buildApp({ services: here.services })
  })
  beforeEach(async () => {
    here.leyla = await hire(here.services)
    here.rauf = await hire(here.services, { name: 'Rauf', surname: 'Əliyev' })
    here.cookie = await signIn(here.services, here.leyla)
  })
  afterEach(async () => {
    const { db } = here.services.database
    for (const table of [meetings, scheduledMeetings, offDayRequests, accounts, rooms]) await db.delete(table)
  })
  afterAll(() => here.app.close())

  const post = (question: Partial<AvailabilityQuestion> = {}, headers = here.cookie) =>
    here.app.inject({
      method: 'POST',
      url: '/api/v1/availability/',
      headers,
      payload: { people: ['Rauf Əliyev'], ...usual, ...question },
    })
  const fetchAnswer = async (question?: Partial<AvailabilityQuestion>): Promise<AvailabilityAnswer> => {
    const reply = await post(question)
    expect(reply.statusCode).toBe(200)
    return reply.json()
  }
  let counted = 0
  return {
    here,
    post,
    fetchAnswer,
    states: async (question?: Partial<AvailabilityQuestion>) =>
      (await fetchAnswer(question)).people.map(({ state }) => state),
    /** The offered times as `2026-11-24 10:00`. */
    offered: async (question?: Partial<AvailabilityQuestion>) =>
      (await fetchAnswer(question)).next.map(({ day, start }) => `${day} ${start}`),
    /** Stores a meeting of a person; returns its id. */
    keep: async (owner: Person, meeting: Partial<typeof meetings.$inferInsert> = {}): Promise<string> => {
      counted += 1
      const id = `meeting ${counted}`
      const at = here.services.now()
      await here.services.database.db.insert(meetings).values({
        accountId: owner.id,
        id,
        title: 'Salary of Tural',
        notes: 'Not a word',
        attendees: [],
        attachments: [],
        look: 0,
        createdAt: at,
        changedAt: at,
        isDeleted: false,
        revision: counted,
        ...usual,
        ...meeting,
      })
      return id
    },
    /** Invites a person to a meeting, who answers it unless `state` is left out, and perhaps one of its occurrences. */
    invite: async (
      meetingId: string,
      person: Person,
      state?: AnswerState,
      occurrence?: { day: string; state: AnswerState },
    ): Promise<void> => {
      const { db } = here.services.database
      const invitee = { meetingId, accountId: person.id, name: fullNameOf(person) }
      const [row] = await db.insert(meetingPeople).values(invitee).returning({ id: meetingPeople.id })
      const answer = { personId: row?.id ?? 0, answeredAt: here.services.now(), sequence: 0 }
      if (state) await db.insert(meetingAnswers).values({ ...answer, state })
      if (occurrence) await db.insert(meetingAnswers).values({ ...answer, ...occurrence })
    },
    /** Books a room, which is made, for a meeting of the usual day, in hours. */
    book: async (name: string, meetingId: string, from: number, to: number): Promise<void> => {
      const { db } = here.services.database
      const room = { name, key: foldText(name), capacity: 8 }
      await db.insert(rooms).values(room).onConflictDoNothing()
      const [{ id } = { id: 0 }] = await db
        .select({ id: rooms.id })
        .from(rooms)
        .where(eq(rooms.key, room.key))
      const midnight = startOfDay(queriedDay).getTime() / 60_000
      const minutes = { startMinute: midnight + from * 60, endMinute: midnight + to * 60 }
      await db
        .insert(roomBookings)
        .values({ roomId: id, meetingId, occurrence: queriedDay, day: queriedDay, ...minutes })
    },
    requestOff: async (owner: Person, request: Partial<typeof offDayRequests.$inferInsert> = {}) => {
      await here.services.database.db
        .insert(offDayRequests)
        .values({ personId: owner.personId, days: [queriedDay], message: 'Surgery', ...request })
    },
    schedule: async (rows: (typeof scheduledMeetings.$inferInsert)[]) => {
      await here.services.database.db.insert(scheduledMeetings).values(rows)
    },
  }
}
