import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { files } from '#db/schema.ts'
import type { OpenDatabase } from '#db/types.ts'
import { describeOnDatabase } from '#testing/databases.ts'
import { type S3Server, startS3Server } from '#testing/s3Server.ts'
import { temporaryFolder } from '#testing/services.ts'
import { openDiskStorage } from './diskStorage.ts'
import { deleteFiles, insertFile, listRemovedKeys } from './files.repo.ts'
import { openS3Storage } from './s3Storage.ts'
import { FileMissingError, newFileKey, type Storage } from './storage.ts'
import { sweep } from './sweep.ts'

const keysIn = async (files: AsyncIterable<{ key: string }>) => {
  const keys: string[] = []
  for await (const { key } of files) keys.push(key)
  return keys
}
const keysOf = (storage: Storage) => keysIn(storage.list())

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.stop())

type OpenStorage = (folder: string) => Promise<Storage>

const openBucket: OpenStorage = async (folder) =>
  openS3Storage(await s3.bucket(path.basename(path.dirname(folder)).toLowerCase()))

async function setUp(openStorage: OpenStorage = openDiskStorage) {
  const folder = await temporaryFolder()
  const uploadDir = path.join(folder, 'uploads')
  await mkdir(uploadDir)
  const storage = await openStorage(path.join(folder, 'files'))
  const put = async (content: string) => {
    const key = newFileKey()
    const upload = path.join(uploadDir, 'upload.part')
    await writeFile(upload, content)
    await storage.put(key, upload)
    return key
  }
  return { folder, uploadDir, storage, put }
}

describe.each([
  ['disk', openDiskStorage],
  ['S3', openBucket],
])('the %s storage', (_name, openStorage) => {
  it('stores a file, reads it and deletes it', async () => {
    const { storage, put, uploadDir } = await setUp(openStorage)
    const key = await put('content')
    expect(await readdir(uploadDir)).toEqual([])
    expect(await text(await storage.open(key))).toBe('content')
    expect(await keysOf(storage)).toEqual([key])
    await storage.remove(key)
    await storage.remove(key)
    expect(await keysOf(storage)).toEqual([])
    await expect(storage.open(key)).rejects.toThrow(FileMissingError)
  })

  it.each(['../secret', 'a/b', '', 'x'.repeat(32)])('opens nothing with the key %p', async (key) => {
    const { storage } = await setUp(openStorage)
    await expect(storage.open(key)).rejects.toThrow('32 hexadecimal digits')
  })

  it('keeps quarantined files aside, and takes them back', async () => {
    const { storage, put } = await setUp(openStorage)
    const [key, other] = [await put('content'), await put('other')]
    // Two servers start at the same time.
    await storage.quarantine(key)
    await storage.quarantine(key)
    expect(await keysOf(storage)).toEqual([other])
    expect(await keysIn(storage.listTrash())).toEqual([key])
    expect(await storage.restore(other)).toBe(false)
    expect(await storage.restore(key)).toBe(true)
    expect(await text(await storage.open(key))).toBe('content')
    await storage.quarantine(key)
    await storage.deleteTrashed(key)
    expect(await storage.restore(key)).toBe(false)
  })

  it('bears the id of its database', async () => {
    const { storage } = await setUp(openStorage)
    expect(await storage.readOwner()).toBeUndefined()
    await storage.writeOwner('one')
    expect(await storage.readOwner()).toBe('one')
    expect(await keysOf(storage)).toEqual([])
  })
})

it('says in one sentence that the bucket cannot be reached', async () => {
  const opened = openS3Storage({ ...(await s3.bucket('somewhere')), bucket: 'nowhere' })
  await expect(opened).rejects.toThrow(
    /^The uploaded files in the bucket nowhere cannot be reached \(.*\): check S3_BUCKET/,
  )
})

describeOnDatabase('the sweep', (open) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await open('none')
  })

  const record = (key: string) =>
    insertFile(database.db, { key, name: 'cv.pdf', mediaType: 'application/pdf', size: 7, sha256: '' })

  const nothing = { removed: 0, quarantine: [], restored: 0, missing: [] }

  it('quarantines files without a record, deletes partial uploads and backups, and reports records without a file', async () => {
    const { folder, storage, put, uploadDir } = await setUp()
    const kept = await put('recorded')
    const lost = newFileKey()
    await record(kept)
    await record(lost)
    const unknown = await put('unknown')
    await writeFile(path.join(uploadDir, 'half.part'), 'half')
    await mkdir(path.join(uploadDir, 'backup.part'))
    await writeFile(path.join(uploadDir, 'backup.part', 'archive'), 'half')
    await writeFile(path.join(uploadDir, 'not ours'), 'whole')
    const options = { db: database.db, storage, uploadDir, grace: 0, now: new Date() }
    expect(await sweep(options)).toEqual({ removed: 2, quarantine: [unknown], restored: 0, missing: [lost] })
    expect(await keysOf(storage)).toEqual([kept])
    expect(await readdir(uploadDir)).toEqual(['not ours'])
    expect(await readFile(path.join(folder, 'files', 'trash', unknown), 'utf8')).toBe('unknown')
    // The newer database is restored, in place of the backup.
    await record(unknown)
    expect(await sweep(options)).toEqual({ ...nothing, restored: 1, missing: [lost] })
    expect(await text(await storage.open(unknown))).toBe('unknown')
    await database.db.delete(files)
  })

  it('completes deletions that were pending when the server was killed', async () => {
    const { storage, put, uploadDir } = await setUp()
    const id = await record(await put('removed in the database'))
    await database.db.transaction((tx) => deleteFiles(tx, [id]))
    const options = { db: database.db, storage, uploadDir, grace: 0, now: new Date() }
    expect(await sweep(options)).toEqual({ ...nothing, removed: 1 })
    expect(await keysOf(storage)).toEqual([])
    expect(await listRemovedKeys(database.db)).toEqual([])
  })

  it('keeps files that another server may be about to record', async () => {
    const { folder, storage, put, uploadDir } = await setUp()
    const young = await put('young')
    const old = await put('old')
    // The disk writes the real time, whatever `TODAY` says.
    const { mtime: now } = await stat(path.join(folder, 'files', young))
    const long = new Date(now.getTime() - 3_600_000)
    await utimes(path.join(folder, 'files', old), long, long)
    await writeFile(path.join(uploadDir, 'half.part'), 'half')
    const { quarantine } = await sweep({ db: database.db, storage, uploadDir, grace: 900_000, now })
    expect(quarantine).toEqual([old])
    expect(await keysOf(storage)).toEqual([young])
    expect(await readdir(uploadDir)).toEqual(['half.part'])
  })
})
