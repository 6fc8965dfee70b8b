import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { company, dayAndTime, limits } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { firstSyncBatch, type Meeting } from '@atrium/contract/meetings'
import { fullNameOf } from '@atrium/contract/people'
import { eq, inArray } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { accounts, mails, meetings } from '#db/schema.ts'
import { describedEndpoints } from './describedEndpoints.ts'
import { exampleCalls } from './exampleCalls.ts'
import { measureAdministrators } from './limitsOfAdministrators.ts'
import { openMeasuredServer } from './measuredServer.ts'
import { requestOf } from './requestOf.ts'

/**
 * `npm run limits --workspace @atrium/server [-- --allowed ms --only name]`: one person fills the own calendar through the
 * calls of the product until the server refuses more; then everybody calls each endpoint, those about meetings with their
 * largest legal input. A table shows the processor time of the most expensive call of each endpoint. At last an administrator
 * changes as many people at once as the calls allow.
 *
 * Each call of everybody may cost 100 ms of processor. A call of an administrator about many people may cost more in all, but
 * never keeps the event loop for longer than that in one stretch. Fails beyond it (`--allowed`), and after a status from 500
 * on. `--series` and `--meetings` bound the filling.
 */
const number = { type: 'string', default: '1000000' } as const
const { values } = parseArgs({
  options: {
    series: number,
    meetings: number,
    allowed: { ...number, default: '100' },
    only: { ...number, default: '' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const { services, call, dearest, measure, signIn, hire, close } = await openMeasuredServer()
const { db } = services.database
/** Tomorrow: nothing of it is over. */
const day = addDays(dayAndTime(services.now(), company.timeZone).day, 1)

const people = []
for (let place = 0; place < limits.attendees + 2; place += 1) people.push(await hire(place))
const [busy, fresh, ...colleagues] = people
const [colleague] = colleagues
if (!busy || !fresh || !colleague) throw new Error('There are no people.')

const at = services.now().toISOString()
const newMeeting = (fields: Partial<Meeting>): Meeting => ({
  id: randomUUID(),
  title: 'x'.repeat(limits.meetingTitle),
  ...{ day, start: '09:00', end: '18:00' },
  ...{ attendees: [], notes: '', attachments: [], look: 0 },
  ...{ createdAt: at, changedAt: at, isDeleted: false },
  ...fields,
})
const names = (count: number) => Array.from({ length: count }, (_one, place) => `Name ${place} Nobody`)
const invited = colleagues.slice(0, limits.attendees).map(({ id, ...colleague }) => ({
  name: fullNameOf(colleague),
  personId: `account-${id}`,
}))
const withPeople = (count: number) => ({
  invitees: invited.slice(0, count),
  attendees: invited.slice(0, count).map(({ name }) => name),
})
/** The number of changes is then bounded by nothing else. */
const withShortNames = () => {
  const people = invited.map(({ personId }, place) => ({ name: String(place), personId }))
  return { title: 'x', invitees: people, attendees: people.map(({ name }) => name) }
}
/** A daily series as long as possible, with moved occurrences and a room that does not exist. */
const newSeries = (fields: Partial<Meeting>, moved: number): Meeting =>
  newMeeting({
    roomname: 'Any text as a room',
    recurrence: {
      rule: `FREQ=DAILY;COUNT=${limits.recurrenceDays + 1}`,
      changes: Array.from({ length: moved }, (_one, place) => {
        const first = addDays(fields.day ?? day, place + 1)
        return { day: first, fields: { day: addDays(first, 1), start: '09:00', end: '18:00' } }
      }),
    },
    ...fields,
  })

const syncUrl = '/api/v1/meetings/sync/'
const syncOf = (body: object, headers: { cookie: string }): InjectOptions => ({
  ...{ method: 'POST', url: syncUrl, headers },
  payload: { since: 0, changes: [], ...body },
})

/** The meetings that the server has taken. */
const taken: Meeting[] = []

/** Sends meetings until the server refuses them. */
async function fill(what: string, wanted: number, make: (place: number) => Meeting): Promise<void> {
  const headers = await signIn(busy?.id ?? 0)
  let [stored, size, refusal] = [0, limits.meetingChanges as number, '']
  while (stored < wanted && size > 0) {
    const some = Array.from({ length: Math.min(size, wanted - stored) }, (_one, place) =>
      make(stored + place),
    )
    const changes = firstSyncBatch(some)
    const { status, body } = await call(syncOf({ changes, since: 1_000_000_000 }, headers))
    if (status >= 500) throw new Error(body)
    if (status === 200) {
      stored += changes.length
      taken.push(...changes)
    } else [size, refusal] = [Math.floor(changes.length / 2), String(JSON.parse(body).message)]
  }
  print(`${what}: ${stored} stored. ${refusal}`)
}

const [mostSeries, mostMeetings] = [Number(values.series), Number(values.meetings)]
const mostOfKind = Math.floor(mostMeetings / 4)
await fill('series', mostSeries, (place) =>
  newSeries({ ...withPeople(2), day: addDays(day, place % 40) }, 20),
)
await fill('meetings with names', mostOfKind, () => newMeeting({ attendees: names(20) }))
await fill('meetings with notes', mostOfKind, (place) =>
  newMeeting({ day: addDays(day, place % 60), notes: 'n'.repeat(500) }),
)
await fill('meetings', mostMeetings, (place) =>
  newMeeting({ title: 'x', day: addDays(day, place % 700), roomname: 'Xəzər' }),
)

const admins = await db
  .select()
  .from(accounts)
  .where(inArray(accounts.role, ['admin', 'hr']))
const everybody = [
  { as: 'the person', headers: () => signIn(busy.id) },
  { as: 'a colleague', headers: () => signIn(colleague.id) },
  { as: 'a stranger', headers: async () => ({ cookie: '' }) },
  ...admins.map(({ id, role }) => ({ as: role, headers: () => signIn(id) })),
]

/** The calls with the largest legal input, by endpoint. */
const calls: [name: string, what: string, make: () => Promise<InjectOptions>][] = []
for (const { as, headers } of everybody.slice(0, 2)) {
  const made = await call({ method: 'POST', url: '/api/v1/calendar-feed/', headers: await headers() })
  const { pathname: url } = new URL(JSON.parse(made.body).address)
  calls.push(['GET /api/v1/calendar/:token.ics', as, async () => ({ url })])
  calls.push([`POST ${syncUrl}`, `${as}, the first page`, async () => syncOf({}, await headers())])
  const days = { from: day, to: addDays(day, limits.spanDays - 1) }
  const daysUrl = '/api/v1/meetings/'
  calls.push([
    `GET ${daysUrl}`,
    `${as}, most days`,
    async () => ({ method: 'GET', url: daysUrl, query: days, headers: await headers() }),
  ])
  const url2 = '/api/v1/availability/'
  for (const [what, payload] of [
    ['one person', { people: [], personIds: [`account-${busy.id}`] }],
    ['most people', { people: names(limits.attendees), personIds: invited.map(({ personId }) => personId) }],
  ] as const)
    calls.push([
      `POST ${url2}`,
      `${as}, ${what}`,
      async () => ({
        ...{ method: 'POST', url: url2, headers: await headers() },
        payload: { day, start: '10:00', end: '11:00', roomname: 'Xəzər', ...payload },
      }),
    ])
}
/** A meeting after a change that notifies its people. */
const later = (meeting: Meeting): Meeting => ({
  ...meeting,
  title: 'y',
  ...(meeting.recurrence && {
    recurrence: {
      ...meeting.recurrence,
      changes: meeting.recurrence.changes.map(({ day, fields }) =>
        fields ? { day, fields: { ...fields, start: '10:00' } } : { day, isCancelled: true },
      ),
    },
  }),
  changedAt: new Date(Date.parse(at) + 1).toISOString(),
})
const most = Array.from({ length: limits.meetingChanges })
for (const [what, make] of [
  ['most meetings, most notes', () => newMeeting({ notes: 'n'.repeat(limits.message) })],
  ['most meetings, most names', () => newMeeting({ attendees: names(limits.attendees) })],
  ['series in a room', () => newSeries({ roomname: 'Xəzər' }, 0)],
  ['series, most changes', () => newSeries({ title: 'x' }, limits.occurrenceChanges)],
  ['one meeting, most people', () => newMeeting(withPeople(limits.attendees))],
  ['one series, most people', () => newSeries(withPeople(limits.attendees), 10)],
  ['one series, most people and changes', () => newSeries(withShortNames(), limits.occurrenceChanges)],
] as const) {
  const add = async () => {
    await db.delete(meetings).where(eq(meetings.accountId, fresh.id))
    await db.delete(mails)
    return firstSyncBatch(most.map(make))
  }
  const send = async (changes: Meeting[]) => syncOf({ changes }, await signIn(fresh.id))
  calls.push([`POST ${syncUrl}`, what, async () => send(await add())])
  calls.push([
    `POST ${syncUrl}`,
    `${what}, changed`,
    async () => {
      const added = await add()
      const { status, body } = await call(await send(added))
      if (status !== 200) throw new Error(body)
      return send(added.map(later))
    },
  ])
}
let answered = 0
calls.push([
  `POST ${syncUrl}`,
  'most answers',
  async () => {
    answered += 1
    const at = new Date(services.now().getTime() + answered).toISOString()
    const state = answered % 2 ? 'declined' : 'accepted'
    const answers = taken
      .slice(0, limits.meetingChanges)
      .map(({ id, day }) => ({ id, day, state, at, sequence: 0 }))
    return syncOf({ answers, since: 1_000_000_000 }, await signIn(colleague.id))
  },
])
const roomsUrl = '/api/v1/meetings/rooms/series/'
calls.push([
  `POST ${roomsUrl}`,
  'the longest series',
  async () => ({
    ...{ method: 'POST', url: roomsUrl, headers: await signIn(colleague.id) },
    payload: {
      ...{ day, start: '09:00', end: '18:00' },
      recurrence: newSeries({}, limits.occurrenceChanges).recurrence,
    },
  }),
])
for (const { endpoint } of describedEndpoints)
  for (const example of exampleCalls[`${endpoint.method} ${endpoint.path}`] ?? [{}])
    for (const { as, headers } of everybody) {
      const options = requestOf(endpoint, example)
      const make = async () => ({ ...options, headers: { ...options.headers, ...(await headers()) } })
      calls.push([`${endpoint.method} ${endpoint.path}`, as, make])
    }
for (const [name, what, make] of calls)
  if (`${name} ${what}`.includes(values.only)) await measure(name, what, make)

const admin = admins.find(({ role }) => role === 'admin')
if (!admin) throw new Error('There is no administrator.')
const longCalls = await measureAdministrators({
  ...{ db, call, signIn, adminId: admin.id, busyId: busy.id, colleagueId: colleague.id },
  newSeries: (fields) => newSeries({ ...withPeople(2), ...fields }, 0),
  isWanted: (name) => name.includes(values.only),
})

print('')
const sorted = [...dearest].toSorted(([, one], [, other]) => other.ms - one.ms)
for (const [name, { ms, status, bytes, what }] of sorted)
  print(`${ms.toFixed(0).padStart(7)} ms  ${status}  ${String(bytes).padStart(9)} B  ${name}  (${what})`)
const failed = sorted.filter(([, { ms, status }]) => ms > Number(values.allowed) || status >= 500)
print(
  `${sorted.length - failed.length} endpoints within ${values.allowed} ms of processor, ${failed.length} not`,
)
for (const { name, ms, stretch, status, bytes } of longCalls)
  print(
    `${ms.toFixed(0).padStart(7)} ms  at most ${stretch.toFixed(0)} ms in one stretch  ${status}  ${bytes} B  ${name}`,
  )
const long = longCalls.filter(({ stretch }) => stretch > Number(values.allowed))
print(
  `${longCalls.length - long.length} calls about many people within ${values.allowed} ms in one stretch, ${long.length} not`,
)
await close()
process.exitCode = failed.length + long.length > 0 ? 1 : 0
