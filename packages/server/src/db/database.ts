import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Config, DatabaseLocation } from '#config/config.ts'
import { packageFolder } from '#config/paths.ts'
import { takeLock } from './lock.ts'
import { migratePostgres } from './migratePostgres.ts'
import * as schema from './schema.ts'
import { seed } from './seed.ts'
import type { Database, OpenDatabase } from './types.ts'

export const migrationsFolder = path.join(packageFolder, 'migrations')

/**
 * Opens the database that the settings name, brings it up to date, and seeds it when it is empty and
 * samples are wanted. Throws `DataInUseError` when another process has the embedded database open.
 */
export async function openDatabase(config: Pick<Config, 'database' | 'seed'>): Promise<OpenDatabase> {
  const { database: location, seed: seeds } = config
  return location.kind === 'postgres' ? openPostgres(location.url, seeds) : openPglite(location, seeds)
}

async function openPglite(
  location: Exclude<DatabaseLocation, { kind: 'postgres' }>,
  seeds: Config['seed'],
): Promise<OpenDatabase> {
  const release = location.kind === 'embedded' ? await lockAround(location.directory) : async () => {}
  try {
    const client =
      location.kind === 'embedded'
        ? await PGlite.create(location.directory)
        : await PGlite.create('memory://', { ...(location.initial && { loadDataDir: location.initial }) })
    const db = drizzlePglite({ client, schema })
    await migratePglite(db, { migrationsFolder })
    await seed(db, seeds)
    return {
      ...common(db, location.kind),
      close: once(async () => {
        await client.close()
        await release()
      }),
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** PGlite itself lets a second process in, whose rows are then lost: the lock lies beside its folder. */
async function lockAround(directory: string): Promise<() => Promise<void>> {
  const dataDir = path.dirname(directory)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return takeLock(dataDir)
}

async function openPostgres(url: string, seeds: Config['seed']): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await migratePostgres(pool, migrationsFolder, (db) => seed(db, seeds))
  } catch (error) {
    await pool.end()
    throw error
  }
  const db = drizzleNode({ client: pool, schema })
  return { ...common(db, 'postgres'), close: once(() => pool.end()) }
}

const common = (db: Database, kind: DatabaseLocation['kind']) => ({
  db,
  kind,
  check: async () => {
    await db.execute(sql`select 1`)
  },
})

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
