import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '#testing/services.ts'
import { startNightlyBackups } from './nightlyBackups.ts'

const log = { info: jest.fn(), error: jest.fn() }
const create = jest.fn((target: string) => writeFile(target, ''))
let folder: string
let now: Date

beforeEach(async () => {
  jest.clearAllMocks()
  folder = path.join(await temporaryFolder(), 'backups')
})

/** The server works for a moment at a time. */
async function serve(at: string): Promise<string[]> {
  now = new Date(at)
  await startNightlyBackups({ folder, keep: 2, create, now: () => now, log }).stop()
  return (await readdir(folder)).sort()
}

it('makes one backup a night, also when the server starts later, and keeps the newest', async () => {
  const first = 'atrium-2026-11-25T10-00-00Z.tar.gz'
  const second = 'atrium-2026-11-25T22-00-00Z.tar.gz'
  expect(await serve('2026-11-25T10:00:00Z')).toEqual([first])
  await writeFile(path.join(folder, 'atrium.txt'), 'a file of somebody')
  expect(await serve('2026-11-25T21:59:00Z')).toHaveLength(2)
  // Two o'clock in Baku.
  expect(await serve('2026-11-25T22:00:00Z')).toEqual([first, second, 'atrium.txt'])
  expect(await serve('2026-11-26T21:59:00Z')).toHaveLength(3)
  expect(await serve('2026-11-29T05:00:00Z')).toEqual([
    second,
    'atrium-2026-11-29T05-00-00Z.tar.gz',
    'atrium.txt',
  ])
})

it('says so in the log when there is none, keeps the old ones, and tries again', async () => {
  await serve('2026-11-24T23:00:00Z')
  await serve('2026-11-25T23:00:00Z')
  create.mockRejectedValueOnce(new Error('the disk is full'))
  expect(await serve('2026-11-26T23:00:00Z')).toHaveLength(2)
  expect(log.error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'the disk is full' }), folder },
    'no backup could be saved',
  )
  expect(await serve('2026-11-27T00:00:00Z')).toContain('atrium-2026-11-27T00-00-00Z.tar.gz')
})
