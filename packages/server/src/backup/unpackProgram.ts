import { existsSync } from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { extract } from 'tar'
import { reasonOf } from '#config/dataError.ts'
import { migrationsFolder } from '#db/database.ts'
import * as schema from '#db/schema.ts'
import { BackupError, type Manifest, places } from './manifest.ts'
import { migrationsUntil } from './migrationsUntil.ts'
import { countLines, exportTables, filesIn, importTables } from './tables.ts'
import { migratedFolder, unusable } from './unpack.ts'

/** The program of `unpack`: `node unpackProgram.ts <archive> <folder>`. */
const [archive = '', folder = ''] = process.argv.slice(2)

async function readArchive(): Promise<Manifest> {
  try {
    await extract({ file: archive, cwd: folder, strict: true })
    const manifest = JSON.parse(await readFile(path.join(folder, places.manifest), 'utf8')) as Manifest
    if (manifest.format !== 1) throw newer()
    return manifest
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw existsSync(archive) ? damaged(reasonOf(error)) : new BackupError(`There is no file ${archive}.`)
  }
}

async function run(): Promise<void> {
  const manifest = await readArchive()
  const until = await migrationsUntil(manifest.migration, path.join(folder, 'migrations'))
  if (!until) throw newer()
  const tables = path.join(folder, places.tables)
  await checkParts(manifest, tables)
  const client = await PGlite.create('memory://')
  const db = drizzle({ client, schema })
  await migrate(db, { migrationsFolder: until })
  try {
    await db.transaction((tx) => importTables(tx, tables, manifest))
  } catch (error) {
    throw damaged(reasonOf(error))
  }
  await migrate(db, { migrationsFolder })
  const migrated = path.join(folder, migratedFolder)
  await mkdir(migrated, { mode: 0o700 })
  const contents = await exportTables(db, migrated)
  await writeFile(path.join(migrated, places.manifest), JSON.stringify({ ...manifest, ...contents }))
  await client.close()
}

/** Throws when rows or uploaded files are missing. */
async function checkParts({ rows, missing }: Manifest, tables: string): Promise<void> {
  for (const [table, count] of Object.entries(rows)) {
    const found = await countLines(tables, table)
    if (found !== count) throw damaged(`it has ${found} of ${count} rows of ${table}`)
  }
  for await (const { key, size } of filesIn(tables)) {
    if (missing.includes(key)) continue
    const found = await stat(path.join(folder, places.files, key)).catch(() => undefined)
    if (found?.size !== size) throw damaged(`the file ${key} is missing or not complete`)
  }
}

const newer = () =>
  new BackupError(`${archive} was made by a newer version of Atrium: update this one first.`)

const damaged = (reason: string) =>
  new BackupError(`${archive} is damaged, or not a backup of Atrium (${reason}): use another backup.`)

try {
  await run()
} catch (error) {
  const isPlain = error instanceof BackupError
  process.stderr.write(isPlain ? error.message : `${(error as Error).stack}`)
  process.exitCode = isPlain ? unusable : 1
}
