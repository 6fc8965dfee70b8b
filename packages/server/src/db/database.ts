import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Config, DatabaseLocation } from '#config/config.ts'
import { DataError, reasonOf } from '#config/dataError.ts'
import { folders } from '#config/paths.ts'
import { ensureWritable } from '#config/writable.ts'
import { explainEmbedded, openEmbedded } from './embedded.ts'
import { acquireLock } from './lock.ts'
import { migratePostgres } from './migratePostgres.ts'
import { normalizeAddresses } from './normalizeAddresses.ts'
import * as schema from './schema.ts'
import { seed } from './seed.ts'
import type { Database, OpenDatabase, VersionListener } from './types.ts'
import { yieldToRequests } from './yieldToRequests.ts'

/** On which the database announces a new content version (migration 0011) and new events (migration 0037). */
const channels = ['content_version', 'events'] as const

export const migrationsFolder = folders.migrations

/** Called before an empty database is used. Throws when a new database is not allowed. */
type MayCreate = () => Promise<void>

/**
 * Opens the configured database, migrates it, and inserts samples when it is empty and samples are wanted. Throws
 * `DataInUseError` when another process has opened the embedded database, and `DataError` when it cannot be opened.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'seed'>,
  mayCreate: MayCreate = async () => {},
): Promise<OpenDatabase> {
  const { database: location, seed: seeds } = config
  return location.kind === 'postgres'
    ? openPostgres(location.url, seeds, mayCreate)
    : openPglite(location, seeds, mayCreate)
}

async function openPglite(
  location: Exclude<DatabaseLocation, { kind: 'postgres' }>,
  seeds: Config['seed'],
  mayCreate: MayCreate,
): Promise<OpenDatabase> {
  const release = location.kind === 'embedded' ? await lockAround(location.directory) : async () => {}
  try {
    const client =
      location.kind === 'embedded'
        ? await openEmbedded(location.directory, mayCreate)
        : await PGlite.create('memory://', { ...(location.initial && { loadDataDir: location.initial }) })
    const nextAnswer = yieldToRequests(client)
    const db = drizzlePglite({ client, schema })
    if (!(await hasTables(db))) await mayCreate()
    await migratePglite(db, { migrationsFolder })
    await normalizeAddresses(db)
    await seed(db, seeds)
    const { announce, ...listening } = announcements()
    for (const channel of channels) await client.listen(channel, (payload) => announce(channel, payload))
    return {
      ...common(db, location.kind),
      // A long change keeps other requests waiting, and its statements show that the database answers.
      check: () => Promise.race([checkConnection(db), nextAnswer()]),
      ...listening,
      close: once(async () => {
        await client.close()
        await release()
      }),
    }
  } catch (error) {
    await release()
    throw location.kind === 'embedded' ? await explainEmbedded(location.directory, error) : error
  }
}

/** PGlite does not prevent a second process, whose rows would be lost: a lock file beside the folder does. */
async function lockAround(directory: string): Promise<() => Promise<void>> {
  const dataDir = path.dirname(directory)
  await ensureWritable(dataDir)
  return acquireLock(dataDir)
}

async function openPostgres(url: string, seeds: Config['seed'], mayCreate: MayCreate): Promise<OpenDatabase> {
  const { announce, ...listening } = announcements()
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    // Every connection, because PostgreSQL announces a write first to the connection that made it.
    onConnect: async (client) => {
      // A connection that breaks between two statements of a change: the next statement fails, and the process goes on.
      client.on('error', () => {})
      client.on('notification', ({ channel, payload }) => announce(channel, payload))
      await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
    },
  })
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {})
  try {
    await migratePostgres(pool, migrationsFolder, {
      before: async (db) => {
        if (!(await hasTables(db))) await mayCreate()
      },
      afterwards: async (db) => {
        await normalizeAddresses(db)
        await seed(db, seeds)
      },
    })
  } catch (error) {
    await pool.end()
    throw error instanceof DataError ? error : notOpened(error)
  }
  const db = drizzleNode({ client: pool, schema })
  return {
    ...common(db, 'postgres'),
    ...listening,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: once(() => pool.end()),
  }
}

const notOpened = (error: unknown) =>
  new DataError(
    `The database of DATABASE_URL cannot be opened (${reasonOf(error)}): ` +
      'check the address, that PostgreSQL runs, and that its data are whole.',
  )

/** Whether the database is one of ours: every version has a table of files. */
async function hasTables(db: Database): Promise<boolean> {
  const [row] = await db
    .select({ found: sql<boolean>`to_regclass('files') is not null` })
    .from(sql`(select 1) as nothing`)
  return row?.found ?? false
}

const common = (db: Database, kind: DatabaseLocation['kind']) => ({
  db,
  kind,
  check: () => checkConnection(db),
})

async function checkConnection(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

function announcements() {
  const versionListeners = new Set<VersionListener>()
  const eventListeners = new Set<() => void>()
  return {
    announce(channel: string, payload?: string) {
      if (channel === 'events') for (const listener of eventListeners) listener()
      else for (const listener of versionListeners) listener(Number(payload))
    },
    onContentVersion: (listener: VersionListener) => addTo(versionListeners, listener),
    onEvents: (listener: () => void) => addTo(eventListeners, listener),
  }
}

function addTo<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function once(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => {
    closing ??= close()
    return closing
  }
}
