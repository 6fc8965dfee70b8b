import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { create, extract } from 'tar'
import { type Manifest, places } from '#backup/manifest.ts'
import { migrationsUntil } from '#backup/migrationsUntil.ts'
import { exportTables } from '#backup/tables.ts'
import { unpack } from '#backup/unpack.ts'
import { runCommand } from '#cli/commands.ts'
import {
  accounts,
  files,
  jobs,
  meetingPeople,
  meetings,
  news,
  people,
  roomBookings,
  rooms,
  sessions,
} from '#db/schema.ts'
import { readSetting } from '#db/settings.repo.ts'
import type { Services } from '#services.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { storeFile } from '#testing/embedded.ts'
import { temporaryFolder, testServices } from '#testing/services.ts'

/** The last migration before news had a topic, which is `company` by default. */
const beforeTopics = 1_795_456_706_677

/** The backup of a database of an earlier version, with a person, a card, leave and a news item. */
async function earlierBackup(): Promise<string> {
  const folder = await temporaryFolder()
  const [work, file] = [path.join(folder, 'work'), path.join(folder, 'earlier.tar.gz')]
  const tables = path.join(work, places.tables)
  await mkdir(tables, { recursive: true })
  const client = await PGlite.create('memory://')
  const db = drizzle({ client })
  const until = await migrationsUntil(beforeTopics, path.join(folder, 'migrations'))
  await migrate(db, { migrationsFolder: until ?? '' })
  await client.exec(`
    insert into employees (number, name, surname, email, job, computers, other_info)
      values (7, 'Leyla', 'Əliyeva', 'leyla@caspora.example', '{"AZ":"","EN":"","RU":""}', '[]', '{"AZ":[],"EN":[],"RU":[]}');
    insert into users (email, first_name, last_name, position, job_title, language) values
      ('leyla@caspora.example', 'Leyla', 'Əliyeva', '{"AZ":"","EN":"","RU":""}', '{"AZ":"","EN":"","RU":""}', 'AZ'),
      ('office@caspora.example', 'Office', 'Mailbox', '{"AZ":"","EN":"","RU":""}', '{"AZ":"","EN":"","RU":""}', 'AZ');
    insert into cards (name, key, fullname, email, position)
      values ('guest', 'guest', 'Ekaterina de la Cruz', '', '{"AZ":"","EN":"","RU":""}');
    insert into off_day_requests (user_id, days, message) values (1, '["2026-12-01"]', 'Wedding');
    insert into news (published_at) values (now());`)
  const contents = await exportTables(db as never, tables)
  await client.close()
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), missing: [], ...contents }
  await writeFile(path.join(work, places.manifest), JSON.stringify(manifest))
  await create({ file, cwd: work, gzip: true }, await readdir(work))
  return file
}

/** A text with everything that JSON, its lines or a database could spoil. */
const hardText = 'Ə “quoted” \\n \u2028 \r\n \t 🙂 \\u0000 {"a":[1]}'

// Every archive is restored into PGlite, whichever database these tests use: both are tested where there are two.
describeOnDatabase('a backup', (open) => {
  let services: Services
  let file: string
  let key: string
  let accountId: number

  const run = (...args: string[]) => runCommand(['backup', ...args], services, async () => {})
  const meeting = () => ({
    id: 'f2f3b1a0-6c0a-4f6e-9c35-0d3a5a6f0a01',
    accountId,
    revision: 7,
    createdAt: new Date('2026-11-20T08:00:00.123Z'),
    changedAt: new Date('2026-11-20T08:00:00.456Z'),
    title: hardText,
    day: '2026-11-23',
    start: '09:00',
    end: '10:00',
    notes: hardText,
    attendees: [hardText, 'Ülviyyə'],
    attachments: [],
    look: 2,
    isDeleted: false,
  })
  const contents = async () => {
    const { db } = services.database
    return {
      files: await db.select().from(files),
      jobs: await db.select().from(jobs).orderBy(jobs.id),
      users: await db.select().from(accounts).orderBy(accounts.id),
    }
  }
  /** A copy of the archive in which texts of files are replaced. */
  async function changed(...changes: [name: string, part: RegExp, by: string][]): Promise<string> {
    const folder = await temporaryFolder()
    const [work, target] = [path.join(folder, 'work'), path.join(folder, 'changed.tar.gz')]
    await mkdir(work)
    await extract({ file, cwd: work })
    for (const [name, part, by] of changes) {
      const place = path.join(work, name)
      await writeFile(place, (await readFile(place, 'utf8')).replace(part, by))
    }
    await create({ file: target, cwd: work, gzip: true }, await readdir(work))
    return target
  }
  async function half(): Promise<string> {
    const target = path.join(await temporaryFolder(), 'half.tar.gz')
    const whole = await readFile(file)
    await writeFile(target, whole.subarray(0, whole.length / 2))
    return target
  }

  beforeAll(async () => {
    services = await testServices(await open())
    const { db } = services.database
    accountId = (await db.select().from(accounts))[0]?.id ?? 0
    await db.insert(meetings).values(meeting())
    const meetingId = meeting().id
    await db.insert(meetingPeople).values({ meetingId, accountId, name: hardText, revision: 8 })
    const [room] = await db.select().from(rooms)
    const times = { occurrence: '2026-11-23', day: '2026-11-23', startMinute: 540, endMinute: 600 }
    await db.insert(roomBookings).values({ roomId: room?.id ?? 0, meetingId, ...times })
    await db.insert(sessions).values({ accountId, tokenHash: 'x', lastSeenAt: services.now() })
    key = await storeFile(services, 'the CV')
    file = path.join(await temporaryFolder(), 'one.tar.gz')
    const saved = await run('create', file)
    expect(saved).toMatch(
      /^Saved \S+one\.tar\.gz \(\d+ kB\): 1 file and \d+ rows of \d+ tables\. It was restored once/,
    )
  })

  it('is readable by its owner only, and never replaces a file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await expect(run('create', file)).rejects.toThrow('exists already')
    expect(await readdir(path.dirname(file))).toEqual(['one.tar.gz'])
  })

  it.each([
    ['a missing file', async () => '/nowhere.tar.gz', /^There is no file \/nowhere\.tar\.gz\.$/],
    ['the half of it', half, /half\.tar\.gz is damaged, or not a backup of Atrium/],
    ['one without a row', () => changed(['tables/jobs.jsonl', /.*\n/, '']), /is damaged.*rows of jobs/],
    ['one with a part of a CV', () => changed([`files/${key}`, / CV$/, '']), /is damaged.*not complete/],
    [
      'one of a newer version',
      () => changed(['backup.json', /"migration": \d+/, '"migration": 9999999999999']),
      /made by a newer version of Atrium/,
    ],
  ])('is not restored from %s, and nothing is changed', async (_what, archive, sentence) => {
    const before = await contents()
    await expect(run('restore', await archive())).rejects.toThrow(sentence)
    expect(await contents()).toEqual(before)
    expect(await readdir(services.uploadDir)).toEqual([])
  })

  it('of an earlier version is migrated', async () => {
    const folder = path.join(await temporaryFolder(), 'unpacked')
    await unpack(await earlierBackup(), folder)
    const linesOf = async (table: string) =>
      (await readFile(path.join(folder, 'migrated', `${table}.jsonl`), 'utf8'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    expect(await linesOf('news')).toMatchObject([{ topic: 'company' }])
    expect(await linesOf('people')).toMatchObject([
      { id: 1, number: 7, name: 'Leyla' },
      { id: 2, number: null, name: 'Office', email: 'office@caspora.example' },
      { id: 3, number: null, name: 'Ekaterina', surname: 'de la Cruz' },
    ])
    expect(await linesOf('accounts')).toMatchObject([{ person_id: 1 }, { person_id: 2 }])
    expect(await linesOf('off_day_requests')).toMatchObject([{ person_id: 1 }])
  })

  it('brings back records and files while the server works', async () => {
    const { database, storage } = services
    const { db } = database
    const before = await contents()
    const version = Number(await readSetting(db, 'contentVersion'))
    const id = await readSetting(db, 'databaseId')
    await db.delete(meetings)
    await db.delete(files)
    await db.delete(news)
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, accountId))
    await db.update(people).set({ phone: '1' })
    await storage.remove(key)

    const [restored] = await Promise.all([run('restore', file), db.select().from(accounts)])
    expect(restored).toContain('Everybody has to sign in again.')
    expect(await contents()).toEqual(before)
    const content = await storage.open(key)
    expect(Buffer.concat(await content.toArray()).toString()).toBe('the CV')
    expect(await db.select().from(sessions)).toEqual([])
    // Every device receives the restored meetings, whatever it has received before.
    const { id: meetingId } = meeting()
    expect(await db.select().from(meetings).where(eq(meetings.id, meetingId))).toMatchObject([
      { ...meeting(), revision: 1_000_007 },
    ])
    expect(await db.select().from(meetingPeople).where(eq(meetingPeople.meetingId, meetingId))).toMatchObject(
      [{ accountId, revision: 1_000_008 }],
    )
    expect(await db.select().from(roomBookings).where(eq(roomBookings.meetingId, meetingId))).toMatchObject([
      { day: '2026-11-23' },
    ])
    // Rendered pages are rendered again; the files belong to this database.
    expect(Number(await readSetting(db, 'contentVersion'))).toBeGreaterThan(version)
    expect(await readSetting(db, 'databaseId')).toEqual(id)
    // No id is used twice.
    const record = { key: 'k', name: '', mediaType: '', size: 1, sha256: '' }
    const [next] = await db.insert(files).values(record).returning({ id: files.id })
    expect(next?.id).toBeGreaterThan(before.files[0]?.id ?? 0)
    await db.delete(files).where(eq(files.key, 'k'))
    // The data that were replaced.
    const replaced = /The data before it are in (\S+)\.$/m.exec(restored)?.[1] ?? ''
    expect((await stat(replaced)).isFile()).toBe(true)
  })

  it('names files that were lost before', async () => {
    await services.storage.remove(key)
    const saved = await run('create', path.join(await temporaryFolder(), 'lost.tar.gz'))
    expect(saved).toContain(`Lost before, and not in it: ${key} (1 file).`)
  })
})
