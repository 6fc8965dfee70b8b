import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { company, dayAndTime } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { EventTag } from '@atrium/contract/events'
import { beginSession } from '#accounts/sessions.ts'
import { readConfig } from '#config/config.ts'
import { insertAccount, insertPerson } from '#db/accounts.ts'
import { openServices } from '../openServices.ts'
import { type ReadEvent, readEvents } from './eventReader.ts'
import { launch } from './launch.ts'
import { newMeeting } from './meetings.ts'

/**
 * `npm run streams --workspace @atrium/server [-- --streams 1000 --idle 60 --writes 200]`: opens streams of as many people on
 * one real server, on an embedded database or the empty one of `DATABASE_URL`, and prints the memory of the server, its
 * processor time while nothing happens, and the time from sending an invitation to the event of the invited person. Linux only.
 */
const number = { type: 'string' } as const
const { values } = parseArgs({
  options: {
    streams: { ...number, default: '1000' },
    idle: { ...number, default: '60' },
    writes: { ...number, default: '200' },
  },
})
const [count, idle, writes] = [Number(values.streams), Number(values.idle), Number(values.writes)]
const print = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'atrium-streams-'))
const env = {
  ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', PORT: '0', RATE_LIMIT: '1000000000', SEED: 'samples' },
  ...(process.env.DATABASE_URL && { DATABASE_URL: process.env.DATABASE_URL }),
}

interface Person {
  id: number
  name: string
  cookie: string
}

async function hireAll(): Promise<Person[]> {
  const services = await openServices(readConfig(env))
  const { db } = services.database
  const text = { AZ: 'Mühəndis', EN: 'Engineer', RU: 'Инженер' }
  const people: Person[] = []
  for (let place = 0; place <= count; place += 1) {
    const [name, surname] = [`Sevda${place}`, 'Quliyeva']
    const email = `streams${place}@caspora.example`
    const personId = await insertPerson(db, { email, name, surname, job: text, unit: text })
    const { id } = await insertAccount(db, personId, { language: 'EN' })
    const token = await beginSession(db, { accountId: id, userAgent: '', now: services.now() })
    people.push({ id, name: `${name} ${surname}`, cookie: `atrium-session=${token}` })
  }
  await services.database.close()
  return people
}

const people = await hireAll()
const server = await launch(env)
const [organiser, ...readers] = people
if (!organiser) throw new Error('There is nobody.')

const memory = () => {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
  return `${Math.round(Number(kilobytes) / 1024)} MB`
}
/** Milliseconds of processor time of the server: ticks of a hundredth of a second. */
const processor = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
const share = async (seconds: number) => {
  const before = processor()
  await sleep(seconds * 1000)
  return `${((processor() - before) / seconds / 10).toFixed(1)} % of a core`
}

/** The last event of each reader with a tag, by the clock of this process. */
const arrivals = new Map<Person, { tags: readonly EventTag[]; at: number }>()
await sleep(3000)
print(`without streams: ${memory()}, ${await share(10)}`)
const before = performance.now()
for (const reader of readers) {
  const onEvent = ({ tags }: ReadEvent) => arrivals.set(reader, { tags, at: performance.now() })
  const { status } = await readEvents(`${server.url}/api/v1/events/`, { cookie: reader.cookie, onEvent })
  if (status !== 200) throw new Error(`The stream was answered with ${status}.`)
}
print(`${count} streams opened in ${Math.round(performance.now() - before)} ms: ${memory()}`)
print(`idle for ${idle} s: ${await share(idle)}, then ${memory()}`)

const day = addDays(dayAndTime(new Date(), company.timeZone).day, 1)
async function send(invited: Person[], roomname = ''): Promise<void> {
  const at = new Date().toISOString()
  const meeting = newMeeting({
    ...{ day, roomname, createdAt: at, changedAt: at, attendees: invited.map(({ name }) => name) },
    invitees: invited.map(({ id, name }) => ({ name, personId: `account-${id}` })),
  })
  const reply = await fetch(`${server.url}/api/v1/meetings/sync/`, {
    method: 'POST',
    headers: { cookie: organiser?.cookie ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ since: 1_000_000_000, changes: [meeting] }),
  })
  if (reply.status !== 200) throw new Error(await reply.text())
}

/** Milliseconds from now until every one of these people has got an event with the tag. */
async function timeUntil(tag: EventTag, concerned: Person[], write: () => Promise<void>): Promise<number> {
  for (const person of concerned) arrivals.delete(person)
  const start = performance.now()
  await write()
  const isTold = (person: Person) => arrivals.get(person)?.tags.includes(tag)
  while (!concerned.every(isTold)) await sleep(1)
  return Math.max(...concerned.map((person) => arrivals.get(person)?.at ?? 0)) - start
}

const times: number[] = []
for (let place = 0; place < writes; place += 1) {
  const invited = readers[Math.floor((place * count) / writes)]
  if (invited) times.push(await timeUntil('Meeting', [invited], () => send([invited])))
}
times.sort((one, other) => one - other)
const percentile = (part: number) => `${times[Math.ceil(times.length * part) - 1]?.toFixed(0)} ms`
print(`an invitation, from sending it to the event: ${[0.5, 0.95, 0.99].map(percentile).join(' / ')}`)
const everybody = await timeUntil('RoomBooking', readers, () => send([], 'Kəpəz'))
print(`a room taken, until all ${count} streams have it: ${everybody.toFixed(0)} ms, then ${memory()}`)
await server.kill('SIGTERM')
await rm(dataDir, { recursive: true, force: true })
process.exit()
