import { sql } from 'drizzle-orm'
import type { Config } from '#config/config.ts'
import { withoutAudit } from './audit.ts'
import { settings } from './schema.ts'
import { accountsAreEmpty, seedAccounts } from './seeds/accounts.seed.ts'
import { cardsAreEmpty, seedCards } from './seeds/cards.seed.ts'
import { careersAreEmpty, seedCareers } from './seeds/careers.seed.ts'
import { computersAreEmpty, seedComputers } from './seeds/computers.seed.ts'
import { leaveIsEmpty, seedLeave } from './seeds/leave.seed.ts'
import { meetingsAreEmpty, seedMeetings } from './seeds/meetings.seed.ts'
import { newsAreEmpty, seedNews } from './seeds/news.seed.ts'
import { notificationsAreEmpty, seedNotifications } from './seeds/notifications.seed.ts'
import { peopleAreEmpty, seedPeople } from './seeds/people.seed.ts'
import { recordRequestsAreEmpty, seedRecordRequests } from './seeds/recordRequests.seed.ts'
import { scheduleIsEmpty, seedSchedule } from './seeds/schedule.seed.ts'
import { seedServices, servicesAreEmpty } from './seeds/services.seed.ts'
import { readSetting, writeSetting } from './settings.repo.ts'
import type { Database } from './types.ts'

const seededKey = 'samplesSeeded'

/** The stored note about inserted samples. The first version had one area and stored no list. */
interface Seeded {
  /** ISO instant: older records are samples. */
  at: string
  areas?: string[]
}

interface Area {
  name: string
  isEmpty: (db: Database) => Promise<boolean>
  seed: (tx: Database) => Promise<void>
}

/** The areas with samples. A database with samples receives a new area at its next start. */
const areas: Area[] = [
  { name: 'careers', isEmpty: careersAreEmpty, seed: seedCareers },
  { name: 'services', isEmpty: servicesAreEmpty, seed: seedServices },
  { name: 'employees', isEmpty: peopleAreEmpty, seed: seedPeople },
  // After the records of the people, whom these rows belong to.
  { name: 'cards', isEmpty: cardsAreEmpty, seed: seedCards },
  { name: 'accounts', isEmpty: accountsAreEmpty, seed: seedAccounts },
  // After the accounts.
  { name: 'notifications', isEmpty: notificationsAreEmpty, seed: seedNotifications },
  { name: 'news', isEmpty: newsAreEmpty, seed: seedNews },
  { name: 'schedule', isEmpty: scheduleIsEmpty, seed: seedSchedule },
  { name: 'computers', isEmpty: computersAreEmpty, seed: seedComputers },
  { name: 'leave', isEmpty: leaveIsEmpty, seed: seedLeave },
  { name: 'meetings', isEmpty: meetingsAreEmpty, seed: seedMeetings },
  { name: 'recordRequests', isEmpty: recordRequestsAreEmpty, seed: seedRecordRequests },
]

/**
 * Inserts the samples into an empty database, each area once: deleted samples do not come back. A database with own
 * content receives no samples. All or nothing.
 */
export async function seed(db: Database, seeds: Config['seed']): Promise<void> {
  if (seeds === 'none') return
  const seeded = (await readSetting(db, seededKey)) as Seeded | undefined
  const done = seeded ? (seeded.areas ?? ['careers']) : []
  const missing = areas.filter(({ name }) => !done.includes(name))
  const states: { area: Area; isEmpty: boolean }[] = []
  // One after another: at the start there may be a single connection.
  for (const area of missing) states.push({ area, isEmpty: await area.isEmpty(db) })
  const isOwn = !seeded && states.some(({ isEmpty }) => !isEmpty)
  if (missing.length === 0 || isOwn) return
  await db.transaction(async (tx) => {
    await withoutAudit(tx)
    for (const { area, isEmpty } of states) if (isEmpty) await area.seed(tx)
    const value: Seeded = {
      at: seeded?.at ?? (await timeOf(tx)).toISOString(),
      areas: [...done, ...missing.map(({ name }) => name)],
    }
    await writeSetting(tx, seededKey, value)
  })
}

/** The time of the database, whose columns have it as their default. */
async function timeOf(tx: Database): Promise<Date> {
  const [row] = await tx
    .select({ at: sql`clock_timestamp()`.mapWith(settings.createdAt) })
    .from(sql`(select 1) as one`)
  return row?.at ?? new Date()
}

/** Milliseconds within which the first start inserts all samples. */
const firstStart = 2 * 60_000

/** Notes that further samples were inserted, when that was at the first start. */
export async function noteSamples(tx: Database): Promise<void> {
  const seeded = (await readSetting(tx, seededKey)) as Seeded | undefined
  const at = await timeOf(tx)
  if (seeded && at.getTime() - Date.parse(seeded.at) < firstStart)
    await writeSetting(tx, seededKey, { ...seeded, at: at.toISOString() })
}

/** The instant until which all records are samples; `undefined` in a database without samples. */
export async function samplesUntil(db: Database): Promise<Date | undefined> {
  const seeded = (await readSetting(db, seededKey)) as Seeded | undefined
  return seeded && new Date(seeded.at)
}

/** Whether samples were ever inserted. */
export const hasSamples = async (db: Database): Promise<boolean> =>
  (await readSetting(db, seededKey)) !== undefined
