import { randomUUID } from 'node:crypto'
import { limits } from '@atrium/contract/core'
import { firstSyncBatch, type Meeting } from '@atrium/contract/meetings'
import { peopleColumns } from '@atrium/contract/people'
import { asc, desc, eq } from 'drizzle-orm'
import type { InjectOptions } from 'fastify'
import { findAccount } from '#accounts/accounts.repo.ts'
import { lookupKey } from '#db/lookupKey.ts'
import { people, rooms } from '#db/schema.ts'
import type { Services } from '#services.ts'
import type { openMeasuredServer } from './measuredServer.ts'

interface Measuring extends Pick<Awaited<ReturnType<typeof openMeasuredServer>>, 'call' | 'signIn'> {
  db: Services['database']['db']
  /** `accounts.id` of an administrator. */
  adminId: number
  /** `accounts.id` of the person with the full calendar, and of a colleague whom its meetings invite. */
  busyId: number
  colleagueId: number
  /** A series as long as possible. */
  newSeries: (fields: Partial<Meeting>) => Meeting
  isWanted: (name: string) => boolean
}

/** A call of an administrator about many people, with its costs. */
export interface LongCall {
  name: string
  ms: number
  stretch: number
  status: number
  bytes: number
}

/** Series that share a room all day: as many quarters of an hour as a working day has. */
const bookedSeries = 36

const timeOf = (quarter: number) =>
  `${String(9 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

/**
 * What one administrator changes for many people in one call, each with the largest input: a room that is booked all day
 * for two years, the departure of somebody with a full calendar, with a successor and without, as many people as an import
 * and a move may have, and then the file and the audit log of them. The lists of the desk come whole: docs/growth.md.
 */
export async function measureAdministrators(parts: Measuring): Promise<LongCall[]> {
  const { db, call, signIn, adminId, busyId, colleagueId, newSeries, isWanted } = parts
  const costs: LongCall[] = []
  const headers = await signIn(adminId)
  const send = async (what: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const name = `${method} ${url.replace(/\/\d+/, '/:id')} (${what})`
    if (!isWanted(name)) return ''
    const { body, ...cost } = await call({
      method,
      url,
      headers,
      ...(payload && { payload }),
    } as InjectOptions)
    if (cost.status >= 400) throw new Error(`${name}: ${cost.status} ${body.slice(0, 300)}`)
    costs.push({ name, ...cost })
    return body
  }

  const roomname = 'Booked'
  const [room] = await db
    .insert(rooms)
    .values({ name: roomname, key: lookupKey(roomname), capacity: 8 })
    .returning()
  const series = Array.from({ length: bookedSeries }, (_one, place) =>
    newSeries({
      ...{ id: randomUUID(), title: 'x', roomname },
      ...{ start: timeOf(place), end: timeOf(place + 1) },
    }),
  )
  for (
    let stored = 0;
    isWanted('DELETE /api/v1/rooms/:id/ (booked all day for two years)') && stored < series.length;
  ) {
    const changes = firstSyncBatch(series.slice(stored))
    const payload = { since: 1_000_000_000, changes }
    const url = '/api/v1/meetings/sync/'
    const { status, body } = await call({ method: 'POST', url, headers: await signIn(colleagueId), payload })
    if (status !== 200) throw new Error(body)
    stored += changes.length
  }
  await send('booked all day for two years', 'DELETE', `/api/v1/rooms/${room?.id}/`)

  const recordOf = async (accountId: number) => {
    const account = await findAccount(db, accountId)
    await db
      .update(people)
      .set({ number: 900 + accountId })
      .where(eq(people.id, account?.personId ?? 0))
    return account?.personId
  }
  const [busy, colleague] = [await recordOf(busyId), await recordOf(colleagueId)]
  const departure = (id: number | undefined) => `/api/v1/people/records/${id}/departure/`
  await send('a full calendar, with a successor', 'POST', departure(busy), { successorId: colleague })
  await send('a full calendar, without a successor', 'POST', departure(colleague), { successorId: null })

  const importUrl = '/api/v1/people/import/'
  for (const [what, job] of [
    ['new people', 'Engineer'],
    ['people who all change', 'Architect'],
  ] as const) {
    const csv = peopleFile(job)
    const preview = await send(`${what}, the preview`, 'POST', importUrl, { csv, isDryRun: true })
    if (!preview) break
    const { fingerprint } = JSON.parse(preview)
    await send(what, 'POST', importUrl, { csv, isDryRun: false, fingerprint })
  }
  const many = await db
    .select({ id: people.id })
    .from(people)
    .orderBy(desc(people.id))
    .limit(limits.movedPeople)
  const [other] = await db.select().from(rooms).orderBy(asc(rooms.id)).limit(1)
  await send('as many people as one call moves', 'POST', '/api/v1/rooms/moves/', {
    ...{ people: many.map(({ id }) => id), roomId: other?.id },
  })
  await send('all people', 'GET', '/api/v1/people/export/')
  await send('all people', 'GET', '/api/v1/audit/?text=engineer')
  return costs
}

/** A file of as many people as an import may have: each has an own computer. */
function peopleFile(job: string): string {
  const rows = Array.from({ length: limits.importRows }, (_one, place) => {
    const number = 1000 + place
    const cells: Record<string, string> = {
      ...{
        idnumber: `DEV${number}`,
        name: `Sevda${place}`,
        surname: 'Quliyeva',
        number: '+994 50 000 00 00',
      },
      ...{
        email: `import${place}@caspora.example`,
        roomname: 'Göygöl',
        computers: `"${job} laptop, Notebook, S${number}"`,
      },
      ...{ job_az: 'Mühəndis', job_en: job, job_ru: 'Инженер' },
    }
    return peopleColumns.map((column) => cells[column] ?? '').join(',')
  })
  return [peopleColumns.join(','), ...rows].join('\r\n')
}
