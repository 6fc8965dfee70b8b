import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { EventTag } from '@atrium/contract/events'
import { gt } from 'drizzle-orm'
import { beginSession } from '#accounts/sessions.ts'
import { readConfig } from '#config/config.ts'
import { insertAccount, insertPerson } from '#db/accounts.ts'
import { events, everybody } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { openServices } from '../openServices.ts'
import { type EventReader, readEvents } from './eventReader.ts'
import { type LaunchedServer, launch } from './launch.ts'
import { newMeeting } from './meetings.ts'

/**
 * `npm run streams --workspace @atrium/server [-- --servers 1 --streams 1000 --idle 60 --writes 200]`: opens streams of as many
 * people on real servers, on an embedded database or the empty one of `DATABASE_URL`, and prints the memory of each server, its
 * processor time while nothing happens, and the time from sending an invitation to the event of the invited person. With several
 * servers one is killed (SIGKILL) in between, and its streams continue on the others. Fails when a stream has missed an event.
 * Linux only.
 */
const number = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    servers: { ...number, default: '1' },
    streams: { ...number, default: '1000' },
    idle: { ...number, default: '60' },
    writes: { ...number, default: '200' },
  },
})
const [size, count, idle, writes] = [
  Number(values.servers),
  Number(values.streams),
  Number(values.idle),
  Number(values.writes),
]
const print = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-streams-'))
const env = {
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', RATE_LIMIT: '1000000000', SEED: 'samples' },
  ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
}
if (size > 1 && !process.env.DATABASE_URL)
  throw new Error('Several servers share a PostgreSQL: set DATABASE_URL to an empty database.')

async function withDatabase<Result>(
  use: (db: Database, now: () => Date) => Promise<Result>,
): Promise<Result> {
  const services = await openServices(readConfig(env))
  try {
    return await use(services.database.db, services.now)
  } finally {
    await services.database.close()
  }
}

interface Person {
  id: number
  name: string
  cookie: string
  /** All streams of the person, one after the other. */
  streams: EventReader[]
  isOpen: boolean
  /** Called with the time of the next event that has the tag. */
  awaited: Map<EventTag, (at: number) => void>
}

const hireAll = () =>
  withDatabase(async (db, now) => {
    const text = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
    const people: Person[] = []
    for (let place = 0; place <= count; place += 1) {
      const [name, surname] = [`Sevda${place}`, 'Quliyeva']
      const email = `streams${place}@caspora.example`
      const personId = await insertPerson(db, { email, name, surname, job: text, unit: text })
      const { id } = await insertAccount(db, personId, { language: 'EN' })
      const token = await beginSession(db, { accountId: id, userAgent: '', now: now() })
      people.push({
        ...{ id, name: `${name} ${surname}`, cookie: `atrium-session=${token}` },
        ...{ streams: [], isOpen: false, awaited: new Map() },
      })
    }
    return people
  })

const [organiser, ...readers] = await hireAll()
if (!organiser) throw new Error('There is nobody.')
const servers = await Promise.all(Array.from({ length: size }, () => launch(env)))

const ofEach = (figure: (server: LaunchedServer) => string) => servers.map(figure).join(', ')
const memory = () =>
  `${ofEach(({ pid }) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return `${Math.round(Number(kilobytes) / 1024)}`
  })} MB`
/** Milliseconds of processor time of a server: ticks of a hundredth of a second. */
const processor = ({ pid }: LaunchedServer) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
const share = async (seconds: number) => {
  const before = new Map(servers.map((server) => [server, processor(server)]))
  await sleep(seconds * 1000)
  const shareOf = (server: LaunchedServer) =>
    ((processor(server) - (before.get(server) ?? 0)) / seconds / 10).toFixed(1)
  return `${ofEach(shareOf)} % of a core`
}

/** Opens a stream and, as a browser behind a load balancer does, another one on a server that runs when it has ended. */
async function follow(reader: Person, place: number): Promise<void> {
  const server = servers[place % servers.length]
  if (!server) return
  const last = reader.streams.at(-1)
  const stream = await readEvents(`${server.url}/api/v1/events/`, {
    cookie: reader.cookie,
    ...(last && { lastEventId: last.lastId() }),
    onEvent: ({ tags }) => {
      for (const tag of tags) {
        reader.awaited.get(tag)?.(performance.now())
        reader.awaited.delete(tag)
      }
    },
  })
  if (stream.status !== 200) throw new Error(`The stream was answered with ${stream.status}.`)
  reader.streams.push(stream)
  reader.isOpen = true
  void stream.ended.then(async () => {
    reader.isOpen = false
    await sleep(stream.retry())
    await follow(reader, place)
  })
}

const tomorrow = addDays(dayAndTime(new Date(), company.timeZone).day, 1)
let sent = 0
/** Sends a meeting to one server after the other. */
async function send(invited: Person[], roomname = ''): Promise<void> {
  const at = new Date().toISOString()
  sent += 1
  const meeting = newMeeting({
    ...{ day: tomorrow, roomname, createdAt: at, changedAt: at, attendees: invited.map(({ name }) => name) },
    invitees: invited.map(({ id, name }) => ({ name, personId: `account-${id}` })),
  })
  const reply = await fetch(`${servers[sent % servers.length]?.url}/api/v1/meetings/sync/`, {
    method: 'POST',
    headers: { cookie: organiser?.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ since: 1_000_000_000, changes: [meeting] }),
  })
  if (reply.status !== 200) throw new Error(await reply.text())
}

/** Milliseconds from now until every one of these people has got an event with the tag; `Infinity` after a minute. */
async function timeUntil(tag: EventTag, concerned: Person[], write: () => Promise<void>): Promise<number> {
  const start = performance.now()
  const arrivals = concerned.map(
    ({ awaited }) => new Promise<number>((resolve) => void awaited.set(tag, resolve)),
  )
  await write()
  const late = sleep(60_000, Infinity, { ref: false })
  return Math.max(...(await Promise.all(arrivals.map((arrival) => Promise.race([arrival, late]))))) - start
}

const invite = (person: Person) => timeUntil('Meeting', [person], () => send([person]))
const percentiles = (times: number[]) => {
  const sorted = times.toSorted((one, other) => one - other)
  const percentile = (part: number) => sorted[Math.ceil(sorted.length * part) - 1]?.toFixed(0)
  return `${[0.5, 0.95, 0.99].map(percentile).join(' / ')} ms`
}

async function measureWrites(room: string): Promise<void> {
  const times: number[] = []
  for (let place = 0; place < writes; place += 1) {
    const invited = readers[Math.floor((place * count) / writes)]
    if (invited) times.push(await invite(invited))
  }
  print(`an invitation, from sending it to the event: ${percentiles(times)}`)
  const time = await timeUntil('RoomBooking', readers, () => send([], room))
  print(`a room taken, until all ${count} streams have it: ${time.toFixed(0)} ms, then ${memory()}`)
}

/** Kills a server, and invites one of its people after the other until all of them have a stream again. */
async function killServer(): Promise<void> {
  const concerned = readers.filter((_reader, place) => place % size === 0)
  await servers.shift()?.kill('SIGKILL')
  const start = performance.now()
  const times: Promise<number>[] = []
  let sending: Promise<void> | undefined
  for (const person of concerned) {
    const write = () => {
      sending = send([person])
      return sending
    }
    times.push(timeUntil('Meeting', [person], write))
    await sending
    if (concerned.every(({ isOpen }) => isOpen)) break
  }
  while (!concerned.every(({ isOpen }) => isOpen)) await sleep(10)
  const { length } = concerned
  print(
    `a server killed: its ${length} streams are open again after ${Math.round(performance.now() - start)} ms`,
  )
  print(`${times.length} invitations of its people meanwhile: ${percentiles(await Promise.all(times))}`)
}

/** How many events after a number concern these people, and how many of them no stream has told. */
const countMissed = (start: number) =>
  withDatabase(async (db) => {
    const rows = await db.select().from(events).where(gt(events.number, start))
    let [all, missed] = [0, 0]
    for (const { id: accountId, streams } of readers) {
      const told = new Set<string>()
      let last = start
      for (const { id = last, tags } of streams.flatMap((stream) => stream.all)) {
        // An event of a stream is about all numbers since the one before it.
        for (const { number, tag } of rows)
          if (number && number > last && number <= id && tags.includes(tag)) told.add(`${number} ${tag}`)
        last = id
      }
      const own = rows.filter((row) => [accountId, everybody].includes(row.accountId))
      all += own.length
      missed += own.filter(({ number, tag }) => !told.has(`${number} ${tag}`)).length
    }
    return { all, missed }
  })

await sleep(3000)
print(`without streams: ${memory()}, ${await share(10)}`)
const before = performance.now()
for (const [place, reader] of readers.entries()) await follow(reader, place)
print(`${count} streams opened in ${Math.round(performance.now() - before)} ms: ${memory()}`)
const start = Math.max(...readers.map(({ streams }) => streams[0]?.lastId() ?? 0))
print(`idle for ${idle} s: ${await share(idle)}, then ${memory()}`)
await measureWrites('Kəpəz')
if (size > 1) {
  await killServer()
  await measureWrites('Muğan')
}
await Promise.all(servers.splice(0).map((server) => server.kill('SIGTERM')))
const { all, missed } = await countMissed(start)
print(`events for the streams: ${all}, missed: ${missed}`)
await rm(dataDir, { recursive: true, force: true })
process.exit(missed === 0 ? 0 : 1)
