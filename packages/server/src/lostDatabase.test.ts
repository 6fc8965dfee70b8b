import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { type Config, readConfig } from '#config/config.ts'
import { DataError } from '#config/dataError.ts'
import { packageFolder } from '#config/paths.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { embeddedConfig, storeFile } from '#testing/embedded.ts'
import { serverArgs } from '#testing/serverArgs.ts'
import { temporaryFolder } from '#testing/services.ts'
import { openServices } from './openServices.ts'

/** Milliseconds: the embedded database takes some seconds at its first start. */
jest.setTimeout(120_000)

/** A data folder with one uploaded file, and the file in which the database stores the table of uploads. */
let whole: Config
let key: string
let table: string

beforeAll(async () => {
  whole = await embeddedConfig()
  const services = await openServices(whole)
  key = await storeFile(services, 'the only copy')
  const [row] = await services.database.db
    .select({ file: sql<string>`pg_relation_filepath('files')` })
    .from(sql`(select 1) as nothing`)
  table = row?.file ?? ''
  await services.database.close()
})

/** A copy of the data, to be damaged. */
async function copyOfData() {
  const dataDir = path.join(await temporaryFolder(), 'data')
  await cp(whole.dataDir, dataDir, { recursive: true })
  const directory = path.join(dataDir, 'db')
  return { ...whole, dataDir, database: { kind: 'embedded', directory } as const }
}

const uploadsOf = async ({ dataDir }: Config) => (await readdir(path.join(dataDir, 'files'))).sort()

async function validationErrorOf(config: Config): Promise<string> {
  const failure = await openServices(config).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DataError)
  return (failure as DataError).message
}

const emptyAll = async (folder: string) => {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) await truncate(path.join(entry.parentPath, entry.name))
}

const damages: [what: string, damage: (db: string) => Promise<void>][] = [
  ['whose folder is gone', (db) => rm(db, { recursive: true })],
  [
    'of which only PG_VERSION is left',
    async (db) => {
      await rm(db, { recursive: true })
      await mkdir(db)
      await writeFile(path.join(db, 'PG_VERSION'), '18\n')
    },
  ],
  ['without PG_VERSION', (db) => rm(path.join(db, 'PG_VERSION'))],
  ['with noise for PG_VERSION', (db) => writeFile(path.join(db, 'PG_VERSION'), '\u0007\u0091\u00ff')],
  ['with half of pg_control', (db) => truncate(path.join(db, 'global', 'pg_control'), 100)],
  ['all of whose files are empty', emptyAll],
  ['without the table of files', (db) => rm(path.join(db, table))],
  ['whose table of files is empty', (db) => truncate(path.join(db, table))],
]

it.each(damages)(
  'does not open an embedded database %s, and keeps the uploaded files',
  async (_what, damage) => {
    const config = await copyOfData()
    await damage(config.database.directory)
    const before = await uploadsOf(config)
    const sentence = await validationErrorOf(config)
    expect(sentence).toMatch(/^The (uploaded files|database) in .*: restore .*, or move .* to begin anew\.$/)
    expect(await uploadsOf(config)).toEqual(before)
    expect(before).toContain(key)
  },
)

it('opens a complete copy of the data', async () => {
  const { database } = await openServices(await copyOfData())
  await database.close()
})

it('does not open the files of another database', async () => {
  const config = await copyOfData()
  const other = await embeddedConfig()
  const { database } = await openServices(other)
  await database.close()
  await rm(config.database.directory, { recursive: true })
  await cp(other.database.directory, config.database.directory, { recursive: true })
  expect(await validationErrorOf(config)).toContain('belong to another database')
})

describe('a real start', () => {
  const start = async (env: Record<string, string>) =>
    spawnSync(process.execPath, await serverArgs(), {
      cwd: packageFolder,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
      encoding: 'utf8',
    })

  it.each([
    [
      'without its database',
      async () => {
        const config = await copyOfData()
        await rm(config.database.directory, { recursive: true })
        // Not even the retry after a failed start may treat it as a new one.
        await validationErrorOf(config)
        return config.dataDir
      },
      /^The uploaded files in .* belong to a database that is not there/,
    ],
    [
      'below a file',
      async () => {
        const file = path.join(await temporaryFolder(), 'file')
        await writeFile(file, '')
        return path.join(file, 'data')
      },
      /^Nothing can be written to .*: choose another DATA_DIR\.$/,
    ],
  ])('%s ends with one sentence and an exit code', async (_what, prepare, sentence) => {
    const { status, stdout, stderr } = await start({ DATA_DIR: await prepare() })
    expect(status).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(sentence)])
  })
})

describeOnDatabase('files without their database', (_open, locate) => {
  it('do not cause an empty one to be filled, which stays empty', async () => {
    const location = await locate()
    // A database in memory cannot be missing.
    if (location.kind !== 'postgres') return
    const config = { ...(await copyOfData()), database: location }
    const sentence = await validationErrorOf(config)
    expect(sentence).toContain('the database of DATABASE_URL is missing or empty')
    expect(await validationErrorOf(config)).toBe(sentence)
    await rm(path.join(config.dataDir, 'files', key))
    await (await openServices(config)).database.close()
  })
})

it.each([
  ['that nobody listens for', 'postgres://atrium:secret@127.0.0.1:1/atrium'],
  ['of no host', 'postgres://atrium:secret@nothing.invalid/atrium'],
])(
  'reports in one sentence that a PostgreSQL %s cannot be opened, without its password',
  async (_what, url) => {
    const config = readConfig({ DATA_DIR: await temporaryFolder(), DATABASE_URL: url, LOG_LEVEL: 'silent' })
    const sentence = await validationErrorOf(config)
    expect(sentence).toMatch(/^The database of DATABASE_URL cannot be opened \(.+\): check the address.*\.$/)
    expect(sentence).not.toContain('secret')
  },
)
