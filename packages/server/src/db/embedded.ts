import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DataError, reasonOf } from '#config/dataError.ts'
import { ensureWritable, roomForDatabase, writeAllThrough, writeThrough } from '#config/writable.ts'
import { DurableFs, durableParams } from './durableFs.ts'

/** Milliseconds between two checkpoints, which end the growth of the write-ahead log; PGlite makes none by itself. */
const checkpointEvery = 5 * 60_000

/**
 * Opens the embedded database of a folder, or creates it after `mayCreate`, which throws when a new database is not
 * allowed. Throws a `DataError` for a damaged or incomplete folder.
 */
export async function openEmbedded(directory: string, mayCreate: () => Promise<void>): Promise<PGlite> {
  const names = await readdir(directory).catch(noFolder)
  if (names.length === 0) {
    await mayCreate()
    await create(directory)
  } else if (!names.includes('PG_VERSION')) {
    // PGlite would create a new database over the rest of the old one.
    throw damaged(directory, 'PG_VERSION is missing')
  }
  const client = await open(directory)
  const fault = await findFault(client, directory)
  if (!fault) {
    repeatCheckpoints(client)
    return client
  }
  await client.close()
  throw damaged(directory, fault)
}

/** The error message for an embedded database that could not be opened or migrated. */
export async function explainEmbedded(directory: string, error: unknown): Promise<DataError> {
  if (error instanceof DataError) return error
  try {
    for (const folder of [path.dirname(directory), directory]) await ensureWritable(folder, roomForDatabase)
  } catch (fault) {
    if (fault instanceof DataError) return fault
  }
  return damaged(directory, reasonOf(error))
}

const damaged = (directory: string, reason: string) =>
  new DataError(
    `The database in ${directory} is damaged or not complete (${reason}): restore the whole of ` +
      `${path.dirname(directory)} from a backup, or move it somewhere else to begin anew.`,
  )

const open = (directory: string) =>
  PGlite.create({ fs: new DurableFs(directory), startParams: durableParams })

function repeatCheckpoints(client: PGlite): void {
  const timer = setInterval(() => {
    if (client.closed) clearInterval(timer)
    // A full disk: the next statement tells the caller.
    else client.exec('checkpoint').catch(() => undefined)
  }, checkpointEvery)
  timer.unref()
}

/** The folder is renamed when it is complete and on the disk: an interrupted start would leave an incomplete database. */
async function create(directory: string): Promise<void> {
  const part = `${directory}.new`
  await rm(part, { recursive: true, force: true })
  const client = await open(part)
  await client.close()
  await writeAllThrough(part)
  await rename(part, directory)
  await writeThrough(path.dirname(directory))
}

interface Relation {
  path: string
  /** The table of an index; `null` for a table. */
  table: string | null
  /** Whether it is an index of words. */
  isGin: boolean
}

const page = 8192

/** PostgreSQL opens the file of a table on first use, so a missing or empty file would be noticed too late. */
async function findFault(client: PGlite, directory: string): Promise<string | undefined> {
  const { rows } = await client.query<Relation>(`
    select pg_relation_filepath(c.oid) as path, pg_relation_filepath(i.indrelid) as table,
      coalesce(am.amname = 'gin', false) as "isGin"
    from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_am am on am.oid = c.relam
    where c.relkind in ('r', 'i', 't', 'S', 'm') and pg_relation_filepath(c.oid) is not null`)
  const sizes = new Map<string, number>()
  for (const { path: name } of rows) {
    const found = await stat(path.join(directory, name)).catch(() => undefined)
    if (!found) return `${name} is missing`
    sizes.set(name, found.size)
  }
  const emptied = rows.find(({ path: name, table, isGin }) => {
    if (table === null) return false
    const size = sizes.get(name) ?? 0
    // An index has one page of its own, one of words two, and further pages only when its table has rows.
    return size === 0 || (size > (isGin ? 2 : 1) * page && sizes.get(table) === 0)
  })
  return emptied && `${emptied.table} or ${emptied.path} is empty`
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
