import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { withoutAudit } from '#db/audit.ts'
import { readSetting, writeSetting } from '#db/settings.repo.ts'
import type { Database } from '#db/types.ts'
import type { Manifest } from './manifest.ts'

/** Rows per query and per statement. */
const batchSize = 1000

/**
 * Tables that a backup leaves empty: a restored session, link, challenge or private calendar address would be valid again
 * although it had ended, and past counts of calls and events are of no use.
 */
const leftOut: readonly string[] = [
  'sessions',
  'password_links',
  'passkey_challenges',
  'calendar_feeds',
  'rate_limits',
  'events',
]

type Contents = Pick<Manifest, 'migration' | 'rows' | 'sequences'>

const fileOf = (folder: string, table: string) => path.join(folder, `${table}.jsonl`)

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as unknown as { rows: Row[] }
  return rows
}

/**
 * Writes every table as JSON lines into a folder, in one snapshot of the database, which goes on working. Both kinds of
 * database write the same, so each can be restored into the other.
 */
export async function exportTables(db: Database, folder: string): Promise<Contents> {
  return db.transaction(
    async (tx) => {
      const rows: Record<string, number> = {}
      for (const table of await listTables(tx)) rows[table] = await exportTable(tx, table, folder)
      const sequences = await rowsOf<{ name: string; value: string }>(
        tx,
        sql`select sequencename::text as name, last_value::text as value from pg_sequences
          where schemaname = current_schema() and last_value is not null`,
      )
      return {
        migration: await readMigration(tx),
        rows,
        sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
      }
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function exportTable(tx: Database, table: string, folder: string): Promise<number> {
  const file = await open(fileOf(folder, table), 'wx', 0o600)
  let count = 0
  try {
    if (leftOut.includes(table)) return 0
    await tx.execute(
      sql`declare exported no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
    )
    for (;;) {
      const rows = await rowsOf<{ line: string }>(tx, sql`fetch ${sql.raw(String(batchSize))} from exported`)
      if (rows.length === 0) break
      await file.write(rows.map(({ line }) => `${line}\n`).join(''))
      count += rows.length
    }
    await tx.execute(sql`close exported`)
    return count
  } finally {
    await file.close()
  }
}

/**
 * Replaces the rows of all tables, in the transaction of the caller. The database has the migrations of the backup. It
 * keeps its own id, which its folder of files bears, and no sequence goes back, so that no id is used twice.
 */
export async function importTables(
  tx: Database,
  folder: string,
  { rows, sequences }: Contents,
): Promise<void> {
  await withoutAudit(tx)
  const databaseId = await readSetting(tx, 'databaseId')
  const shown = Number((await readSetting(tx, 'contentVersion')) ?? 0)
  const tables = await listTables(tx)
  const unknown = Object.keys(rows).filter((table) => !tables.includes(table))
  if (unknown.length > 0) throw new Error(`The database has no tables ${unknown.join(', ')}.`)
  await tx.execute(sql`truncate ${sql.join(tables.map(sql.identifier), sql`, `)}`)
  for (const table of tables) {
    const name = sql.identifier(table)
    const columns = sql.join((await listColumns(tx, table)).map(sql.identifier), sql`, `)
    // The triggers of other tables have written into `settings`.
    await tx.execute(sql`delete from ${name}`)
    for await (const lines of linesOf(fileOf(folder, table), batchSize))
      await tx.execute(
        sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
      )
  }
  for (const [name, value] of Object.entries(sequences))
    await tx.execute(
      sql`select setval(${name}::regclass, greatest(${value}::bigint, last_value)) from ${sql.identifier(name)}`,
    )
  if (databaseId !== undefined) await writeSetting(tx, 'databaseId', databaseId)
  // Pages that were rendered before are not shown again.
  const restored = Number((await readSetting(tx, 'contentVersion')) ?? 0)
  await writeSetting(tx, 'contentVersion', Math.max(shown, restored) + 1)
}

/** The records of uploaded files in exported tables. */
export async function* filesIn(folder: string): AsyncGenerator<{ key: string; size: number }> {
  for await (const lines of linesOf(fileOf(folder, 'files'), batchSize))
    for (const line of lines) yield JSON.parse(line) as { key: string; size: number }
}

/** The number of rows of an exported table. */
export async function countLines(folder: string, table: string): Promise<number> {
  let count = 0
  for await (const lines of linesOf(fileOf(folder, table), batchSize)) count += lines.length
  return count
}

async function readMigration(db: Database): Promise<number> {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  )
  return Number(row?.at ?? 0)
}

interface Table {
  name: string
  /** The tables that its rows refer to. */
  needs: string[]
}

/** The columns of a table that are written; the database computes the others. */
async function listColumns(db: Database, table: string): Promise<string[]> {
  const found = await rowsOf<{ name: string }>(
    db,
    sql`select attname::text as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      order by attnum`,
  )
  return found.map(({ name }) => name)
}

/** The tables, each after the tables that its rows refer to (foreign keys). */
async function listTables(db: Database): Promise<string[]> {
  const found = await rowsOf<Table>(
    db,
    sql`select c.relname::text as name, array(
        select r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and r.oid <> c.oid
      ) as needs
      from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  )
  const sorted: string[] = []
  let waiting = found
  while (waiting.length > 0) {
    const ready = waiting.filter(({ needs }) => needs.every((need) => sorted.includes(need)))
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name)}.`)
    sorted.push(...ready.map(({ name }) => name))
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}

/**
 * The lines of a text file, at most `size` at a time. Only the line feed ends a line: `node:readline` would also split
 * at U+2028, which may occur in JSON.
 */
async function* linesOf(file: string, size: number): AsyncGenerator<string[]> {
  let rest = ''
  const lines: string[] = []
  for await (const part of createReadStream(file, 'utf8')) {
    const found = (rest + part).split('\n')
    rest = found.pop() ?? ''
    lines.push(...found)
    while (lines.length >= size) yield lines.splice(0, size)
  }
  if (lines.length > 0) yield lines
}
