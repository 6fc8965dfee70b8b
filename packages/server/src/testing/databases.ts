import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import pg from 'pg'
import type { DatabaseLocation } from '#config/config.ts'
import { openDatabase } from '#db/database.ts'
import type { OpenDatabase } from '#db/types.ts'

/** Milliseconds: a busy machine takes some seconds for a new database. */
jest.setTimeout(60_000)

/** A database of this test file's own, seeded with the samples unless said otherwise. Closed after the file. */
export type OpenForTest = (seed?: 'samples' | 'none') => Promise<OpenDatabase>

/**
 * Runs the same tests on PGlite in memory and, when `TEST_DATABASE_URL` names one, on a real PostgreSQL,
 * each with a fresh database. Call `open` in `beforeAll`.
 */
export function describeOnEachDatabase(name: string, tests: (open: OpenForTest) => void): void {
  describe(`${name} on PGlite`, () => tests(opener(inMemory)))
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    describe(`${name} on PostgreSQL`, () => tests(opener(() => createPostgres(server))))
  }
}

/** For what does not depend on the kind of database. */
export const describeOnOneDatabase = (name: string, tests: (open: OpenForTest) => void): void =>
  describe(name, () => tests(opener(inMemory)))

/** A new, empty database of this process. What PGlite takes longest for was done once, before all tests. */
export async function inMemory(): Promise<DatabaseLocation> {
  const empty = process.env.TEST_PGLITE_EMPTY
  return { kind: 'memory', ...(empty && { initial: await openAsBlob(empty) }) }
}

function opener(locate: () => Promise<DatabaseLocation>): OpenForTest {
  const opened: OpenDatabase[] = []
  const locations: DatabaseLocation[] = []
  afterAll(async () => {
    for (const database of opened.splice(0)) await database.close()
    for (const location of locations.splice(0)) await dropPostgres(location)
  })
  return async (seed = 'samples') => {
    const location = await locate()
    locations.push(location)
    const database = await openDatabase({ database: location, seed })
    opened.push(database)
    return database
  }
}

/** A new, empty database on the test server. */
export async function createPostgres(server: string): Promise<{ kind: 'postgres'; url: string }> {
  const name = `atrium_test_${randomBytes(8).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href }
}

export async function dropPostgres(location: DatabaseLocation): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (location.kind !== 'postgres' || !server) return
  await onServer(server, `drop database ${new URL(location.url).pathname.slice(1)} with (force)`)
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
