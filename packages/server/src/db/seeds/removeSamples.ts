import { categorySamples } from '@atrium/contract/careers/samples'
import { scheduleSample } from '@atrium/contract/meetings/samples'
import type { SampleCounts, SampleKind } from '@atrium/contract/setup'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/types.ts'

interface SampleTable {
  table: string
  /** What a person reads of its records; nothing for those that only belong to others. */
  kind?: SampleKind
  /** The column with the time of a record. @default created_at */
  time?: string
}

/** The tables with samples; records that refer to others come first. */
const sampleTables: readonly SampleTable[] = [
  { table: 'notifications' },
  { table: 'record_requests' },
  { table: 'leave_entries' },
  { table: 'off_day_requests', kind: 'requests' },
  { table: 'computers', kind: 'computers' },
  { table: 'personal_cards' },
  { table: 'meetings', kind: 'meetings' },
  { table: 'applications', kind: 'applications' },
  { table: 'candidates' },
  { table: 'jobs', kind: 'vacancies' },
  { table: 'news', kind: 'news', time: 'published_at' },
  { table: 'services', kind: 'services' },
  { table: 'accounts', kind: 'accounts' },
  { table: 'people', kind: 'people' },
  { table: 'rooms', kind: 'rooms' },
]

/** What a sign-in leaves, and what others caused: no person has entered it. */
const technical = [
  ...['sessions', 'known_devices', 'password_links', 'passkey_challenges', 'passkeys', 'second_factors'],
  ...['recovery_codes', 'calendar_feeds', 'notifications'],
]

/** The meetings of the company's schedule have no time of their own. */
const sampleTitles = [...new Set(scheduleSample('2026-11-16').map(({ title }) => title))]

interface Reference {
  table: string
  column: string
  hasTime: boolean
}

/**
 * The columns of other tables that refer to the records of a table, and would be lost or emptied with them. A column that only names
 * the person of a change, such as the manager of somebody, is none.
 */
async function listReferences(db: Database, table: string): Promise<Reference[]> {
  const found = await db.execute(sql`
    select source.relname as "table", attribute.attname as "column",
      exists (select from pg_attribute where attrelid = source.oid and attname = 'created_at') as "hasTime"
    from pg_constraint
    join pg_class source on source.oid = conrelid
    join pg_class target on target.oid = confrelid
    join pg_attribute attribute on attribute.attrelid = conrelid and attribute.attnum = conkey[1]
    where contype = 'f' and target.relname = ${table} and target.relnamespace = current_schema()::regnamespace
      and not (confdeltype = 'n' and target.relname in ('accounts', 'people'))`)
  return rowsOf<Reference>(found).filter((reference) => !technical.includes(reference.table))
}

/** A condition for the samples of a table that go: unchanged ones that nothing refers to which people have entered. */
async function removable(
  db: Database,
  { table, time = 'created_at' }: SampleTable,
  until: Date,
): Promise<SQL> {
  const references = await listReferences(db, table)
  const row = sql.identifier(table)
  const used = references.map(({ table: source, column, hasTime }) => {
    const from = sql.identifier(source)
    const refers = sql`${from}.${sql.identifier(column)} = ${row}.id`
    const isSampleTable = sampleTables.some((one) => one.table === source)
    // The samples of that table are gone by now. What belongs to the record and has no time came with it.
    if (isSampleTable) return sql`not exists (select from ${from} where ${refers})`
    return hasTime
      ? sql`not exists (select from ${from} where ${refers} and ${from}.created_at > ${until})`
      : sql`true`
  })
  const isUnchanged = sql`not exists (
    select from audit_log where kind = ${table} and record_id = ${row}.id::text and action <> 'opened'
  )`
  return sql.join([sql`${row}.${sql.identifier(time)} <= ${until}`, isUnchanged, ...used], sql` and `)
}

/**
 * Removes the samples. What people have entered stays, with the samples that it needs. Returns how many records of each kind went,
 * and how many samples stayed; the ids of the files that nothing needs any more.
 */
export async function removeSamples(
  tx: Database,
  until: Date,
): Promise<{ counts: SampleCounts; fileIds: number[] }> {
  const counts: SampleCounts = []
  const filesBefore = await listUsedFiles(tx)
  await tx.execute(sql`delete from scheduled_meetings where title in ${sampleTitles}`)
  for (const table of sampleTables) {
    const gone = await tx.execute(
      sql`delete from ${sql.identifier(table.table)} where ${await removable(tx, table, until)} returning 1`,
    )
    if (!table.kind) continue
    const [left] = rowsOf<{ count: number }>(
      await tx.execute(
        sql`select count(*)::int as count from ${sql.identifier(table.table)} where ${sql.identifier(table.time ?? 'created_at')} <= ${until}`,
      ),
    )
    counts.push({ kind: table.kind, removed: rowsOf(gone).length, kept: left?.count ?? 0 })
  }
  await tx.execute(sql`
    delete from categories where id in ${categorySamples.map(({ id }) => id)}
      and not exists (select from jobs where category_id = categories.id)`)
  const after = new Set(await listUsedFiles(tx))
  return { counts, fileIds: filesBefore.filter((id) => !after.has(id)) }
}

const rowsOf = <Row>(result: unknown) =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Row[]

/** The files of applications and portraits. */
async function listUsedFiles(tx: Database): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await tx.execute(sql`
      select cv_file_id as id from applications where cv_file_id is not null
      union select photo_file_id from people where photo_file_id is not null`),
  )
  return rows.map(({ id }) => id)
}
