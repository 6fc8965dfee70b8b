import type { BodyOf, ReplyOf } from '@atrium/contract/core'
import type { Meeting, OwnAnswer, syncMeetings } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import type { FastifyInstance } from 'fastify'
import { handOverMeetings } from '#modules/meetings/index.ts'
import { newMeeting } from './meetings.ts'
import type { TestServices } from './services.ts'
import { hire, signIn } from './staff.ts'

/** A signed-in person. */
export async function colleague(
  services: TestServices,
  name: string,
  person: Parameters<typeof hire>[1] = {},
) {
  const [firstName = '', lastName = ''] = name.split(' ')
  const account = await hire(services, { name: firstName, surname: lastName, ...person })
  return { account, headers: await signIn(services, account) }
}

type Colleague = Awaited<ReturnType<typeof colleague>>

const nameOf = ({ account }: Colleague) => fullNameOf(account)

/** A meeting that invites colleagues. */
export const meetingWith = (people: Colleague[], changes: Partial<Meeting> = {}): Meeting =>
  newMeeting({
    attendees: people.map(nameOf),
    invitees: people.map((one) => ({ name: nameOf(one), personId: `account-${one.account.id}` })),
    ...changes,
  })

/** An instant of the day before the meetings, in minutes after ten. */
export const instantAt = (minute: number): string =>
  new Date(Date.parse('2026-11-21T10:00:00.000Z') + minute * 60_000).toISOString()

export const answerTo = (meeting: Meeting, changes: Partial<OwnAnswer> = {}): OwnAnswer => ({
  id: meeting.id,
  state: 'accepted',
  at: instantAt(5),
  sequence: 0,
  ...changes,
})

/** Synchronises the meetings of a person; fails when the server refuses. */
export async function syncAs(
  app: FastifyInstance,
  { headers }: Colleague,
  body: Partial<BodyOf<typeof syncMeetings>> = {},
): Promise<ReplyOf<typeof syncMeetings>> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/meetings/sync/',
    headers,
    payload: { since: 0, changes: [], ...body },
  })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

/** Gives the coming meetings of a person who leaves to another one. */
export const handOver = (services: TestServices, from: Colleague, to: Colleague): Promise<number> =>
  services.database.db.transaction((tx) => handOverMeetings(tx, services, from.account, to.account))
