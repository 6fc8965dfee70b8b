import { readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DataError, reasonOf } from '#config/dataError.ts'
import { ensureWritable, roomForDatabase } from '#config/writable.ts'

/**
 * Opens the embedded database of a folder. Where there is none it asks `mayCreate`, which throws when there must not be
 * a new one, and makes one. Throws a `DataError` for a folder that is damaged or not complete.
 */
export async function openEmbedded(directory: string, mayCreate: () => Promise<void>): Promise<PGlite> {
  const names = await readdir(directory).catch(noFolder)
  if (names.length === 0) {
    await mayCreate()
    await create(directory)
  } else if (!names.includes('PG_VERSION')) {
    // PGlite would make a new database over what is left of the old one.
    throw damaged(directory, 'PG_VERSION is missing')
  }
  const client = await PGlite.create(directory)
  const fault = await findFault(client, directory)
  if (!fault) return client
  await client.close()
  throw damaged(directory, fault)
}

/** Why an embedded database could not be opened or brought up to date, as a sentence. */
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

/** Under its name only when it is whole: a start that is killed meanwhile would leave half of a database. */
async function create(directory: string): Promise<void> {
  const part = `${directory}.new`
  await rm(part, { recursive: true, force: true })
  const client = await PGlite.create(part)
  await client.close()
  await rename(part, directory)
}

interface Relation {
  path: string
  /** The table of an index, `null` for a table. */
  table: string | null
}

/** PostgreSQL opens a table when it is asked for; that its file is gone or emptied would be seen too late, or never. */
async function findFault(client: PGlite, directory: string): Promise<string | undefined> {
  const { rows } = await client.query<Relation>(`
    select pg_relation_filepath(c.oid) as path, pg_relation_filepath(i.indrelid) as table
    from pg_class c left join pg_index i on i.indexrelid = c.oid
    where c.relkind in ('r', 'i', 't', 'S', 'm') and pg_relation_filepath(c.oid) is not null`)
  const sizes = new Map<string, number>()
  for (const { path: name } of rows) {
    const found = await stat(path.join(directory, name)).catch(() => undefined)
    if (!found) return `${name} is missing`
    sizes.set(name, found.size)
  }
  const emptied = rows.find(({ path: name, table }) => {
    if (table === null) return false
    const size = sizes.get(name) ?? 0
    // An index has a first page of its own, and further ones only when its table has rows.
    return size === 0 || (size > 8192 && sizes.get(table) === 0)
  })
  return emptied && `${emptied.table} or ${emptied.path} is empty`
}

function noFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
