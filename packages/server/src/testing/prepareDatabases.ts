import { existsSync, openAsBlob } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { migrationsFolder, openDatabase } from '#db/database.ts'
import * as schema from '#db/schema.ts'
import { seed } from '#db/seed.ts'

/**
 * What tests copy their databases from. Jest's set-up runs it as a program:
 *
 * - `postgres <url> <prefix>` makes a migrated database for each seed, `remove <url> <prefix>` takes them away;
 * - `pglite <files as JSON>` writes a dump for each seed, and one of an empty database unless it is there.
 */
const [command, target = '', prefix = ''] = process.argv.slice(2)

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const templates = { none: `${prefix}_none`, samples: `${prefix}_samples` }

async function makeTemplates(): Promise<void> {
  for (const [kind, from] of [
    ['none', 'template1'],
    ['samples', templates.none],
  ] as const) {
    const name = templates[kind]
    await onServer(`create database ${name} template ${from}`)
    const url = new URL(target)
    url.pathname = `/${name}`
    await (await openDatabase({ database: { kind: 'postgres', url: url.href }, seed: kind })).close()
    // A database with open connections cannot be copied.
    await onServer(`alter database ${name} allow_connections false`)
  }
}

async function removeTemplates(): Promise<void> {
  for (const name of Object.values(templates)) await onServer(`drop database if exists ${name}`)
}

async function writeDumps(files: Record<'empty' | 'none' | 'samples', string>): Promise<void> {
  if (!existsSync(files.empty)) {
    const client = await PGlite.create('memory://')
    await write(files.empty, client)
  }
  const client = await PGlite.create('memory://', { loadDataDir: await openAsBlob(files.empty) })
  const db = drizzle({ client, schema })
  await migrate(db, { migrationsFolder })
  await write(files.none, client)
  await seed(db, 'samples')
  await write(files.samples, client)
}

/** It gets its final name only when it is complete: another run may look for it meanwhile. */
async function write(file: string, client: PGlite): Promise<void> {
  const dump = await client.dumpDataDir('none')
  const part = `${file}.${process.pid}`
  await writeFile(part, Buffer.from(await dump.arrayBuffer()))
  await rename(part, file)
}

if (command === 'postgres') await makeTemplates()
else if (command === 'remove') await removeTemplates()
else await writeDumps(JSON.parse(target))
process.exit()
