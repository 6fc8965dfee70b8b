import type { EventTag } from '@atrium/contract/events'
import { asc, gt, inArray, type SQL, sql } from 'drizzle-orm'
import { events, everybody } from '#db/schema.ts'
import type { Database } from '#db/types.ts'

const { number } = events
const latest = sql<number>`coalesce((select max(${number}) from ${events}), 0)`.mapWith(Number)
const earliest = sql<number>`coalesce((select min(${number}) from ${events}), 0)`.mapWith(Number)

/** An event with the number that it got at the end of its transaction. */
export interface NumberedEvent {
  /** `everybody`, or the account of the person. */
  accountId: number
  tag: EventTag
  number: number
}

/** The events after a number, in their order. */
export async function listEventsAfter(db: Database, after: number): Promise<NumberedEvent[]> {
  const rows = await db
    .select({ accountId: events.accountId, tag: events.tag, number })
    .from(events)
    .where(gt(number, after))
    .orderBy(asc(number))
  return rows as NumberedEvent[]
}

export async function findLatestNumber(db: Database): Promise<number> {
  const [row] = await db.select({ latest }).from(nothing)
  return row?.latest ?? 0
}

const nothing = sql`(select 1) as nothing`

/** Where a reader continues: after a number, else with the events of the last seconds. */
export type Start = { after: number } | { age: number }

/** What a reader has missed. */
export interface Missed {
  tags: EventTag[]
  /** The number of the latest event. */
  latest: number
  /** Whether events that the reader does not know are no longer kept, or the number is one of another database. */
  isLost: boolean
}

/** The events of a person since a start, read in one snapshot. */
export async function findMissed(db: Database, accountId: number, start: Start): Promise<Missed> {
  const [row] = await db
    .select({ latest, earliest, tags: sql<EventTag[]>`(${tagsSince(db, accountId, start)})` })
    .from(nothing)
  if (!row) throw new Error('The database answers without a row.')
  const { tags, ...kept } = row
  const isLost = 'after' in start && (start.after > kept.latest || start.after < kept.earliest - 1)
  return { tags, latest: kept.latest, isLost }
}

const tagsSince = (db: Database, accountId: number, start: Start): SQL => {
  const since =
    'after' in start
      ? gt(number, start.after)
      : sql`${number} is not null and ${events.at} > clock_timestamp() - ${start.age} * interval '1 second'`
  return sql`${db
    .select({ tags: sql`coalesce(jsonb_agg(distinct ${events.tag}), '[]')` })
    .from(events)
    .where(sql`${inArray(events.accountId, [accountId, everybody])} and ${since}`)}`
}
