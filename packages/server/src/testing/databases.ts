import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import type { DatabaseLocation } from '#config/config.ts'
import { openDatabase } from '#db/database.ts'
import type { OpenDatabase } from '#db/types.ts'

/** Milliseconds: the first caller waits until the template has been created, on a busy machine for long. */
jest.setTimeout(240_000)

/** A database for this test file only, seeded with the samples by default. Closed after the file. */
export type OpenForTest = (seed?: 'samples' | 'none') => Promise<OpenDatabase>

/** The location of an empty database, without migrations. */
type Locate = () => Promise<DatabaseLocation>

type Tests = (open: OpenForTest, locate: Locate) => void
type Engine = 'pglite' | 'postgres'

const best: Engine = process.env.TEST_POSTGRES ? 'postgres' : 'pglite'

/**
 * Tests that need a database: PostgreSQL where the machine has one, else PGlite in memory. Call `open` in `beforeAll`:
 * it copies a migrated and seeded template that is created once for all test files.
 */
export const describeOnDatabase = (name: string, tests: Tests): void =>
  describe(name, () => tests(...openerOf(best)))

/** Tests of the database itself, and of the contract: the same on PGlite and, where there is one, on PostgreSQL. */
export function describeOnEachDatabase(name: string, tests: Tests): void {
  describe(`${name} on PGlite`, () => tests(...openerOf('pglite')))
  if (best === 'postgres') describe(`${name} on PostgreSQL`, () => tests(...openerOf('postgres')))
}

function openerOf(engine: Engine): [OpenForTest, Locate] {
  const locate = { pglite: inMemory, postgres: onServer }[engine]
  const closing: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })
  const take = async (from: Source): Promise<DatabaseLocation> => {
    const { location, remove } = await locate(from)
    closing.push(remove)
    return location
  }
  const open: OpenForTest = async (seed = 'samples') => {
    const database = await openDatabase({ database: await take(seed), seed })
    closing.push(() => database.close())
    return database
  }
  return [open, () => take('empty')]
}

/** The template of a new database. */
export type Source = 'samples' | 'none' | 'empty'

interface Place {
  location: DatabaseLocation
  remove: () => Promise<void>
}

/** The packed folder of a PGlite database: the slowest part of PGlite was done once, before all tests. */
export async function pgliteDump(from: Source): Promise<Blob> {
  const dumps = await ask<Record<Source, string>>('pglite')
  return openAsBlob(dumps[from])
}

async function inMemory(from: Source): Promise<Place> {
  return { location: { kind: 'memory', initial: await pgliteDump(from) }, remove: async () => {} }
}

async function onServer(from: Source): Promise<Place> {
  const { url: server, prefix } = await ask<{ url?: string; prefix: string }>('postgres')
  if (!server) return inMemory(from)
  const name = `atrium_test_${randomBytes(8).toString('hex')}`
  await execute(
    server,
    `create database ${name} template ${from === 'empty' ? 'template1' : `${prefix}_${from}`}`,
  )
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { kind: 'postgres', url: url.href },
    remove: () => execute(server, `drop database ${name} with (force)`),
  }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * Jest’s set-up creates the template when the first test file requests it. Not with `fetch`, which tests replace and
 * which reuses connections that the other side may have closed.
 */
async function ask<Answer>(engine: Engine): Promise<Answer> {
  const request = get(`${process.env.TEST_DATABASES}/${engine}`, { agent: false })
  const [reply] = (await once(request, 'response')) as [IncomingMessage]
  const body = await text(reply)
  if (reply.statusCode !== 200) throw new Error(body)
  return JSON.parse(body)
}
