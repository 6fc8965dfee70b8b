import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { temporaryFolder } from '#testing/services.ts'
import { acquireLock, DataInUseError } from './lock.ts'

const lockOf = (folder: string) => path.join(folder, 'lock')
const holderOf = async (folder: string) =>
  JSON.parse(await readFile(lockOf(folder), 'utf8')) as { pid: number }

/** The id of a process that has ended. */
const deadProcess = () => spawnSync(process.execPath, ['--version']).pid

it('can be released', async () => {
  const folder = await temporaryFolder()
  const release = await acquireLock(folder)
  expect(await holderOf(folder)).toMatchObject({ pid: process.pid })
  await release()
  expect(await readdir(folder)).toEqual([])
})

it('is refused while the other process is running', async () => {
  const folder = await temporaryFolder()
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  await once(other, 'spawn')
  await writeFile(lockOf(folder), JSON.stringify({ pid: other.pid, token: 'theirs' }))
  await expect(acquireLock(folder)).rejects.toThrow(DataInUseError)
  await expect(acquireLock(folder)).rejects.toThrow(`(${other.pid})`)
  other.kill('SIGKILL')
  await once(other, 'exit')
  await expect(acquireLock(folder)).resolves.toBeDefined()
})

it.each([
  ['a process that is gone', () => ({ pid: deadProcess(), token: 'theirs' })],
  ['an earlier process with our number', () => ({ pid: process.pid, token: 'theirs' })],
  [
    'an earlier process whose number a later one has',
    () => ({ pid: process.ppid, began: 'x:1', token: 'y' }),
  ],
  ['nobody who can be read', () => '{"pid":'],
])('is taken over from %s', async (_name, holder) => {
  const folder = await temporaryFolder()
  const text = holder()
  await writeFile(lockOf(folder), typeof text === 'string' ? text : JSON.stringify(text))
  await acquireLock(folder)
  expect(await holderOf(folder)).toMatchObject({ pid: process.pid })
  expect(await readdir(folder)).toEqual(['lock'])
})

it('is acquired by one process only when several find a stale lock simultaneously', async () => {
  const folder = await temporaryFolder()
  await writeFile(lockOf(folder), JSON.stringify({ pid: deadProcess(), token: 'theirs' }))
  const outcomes = await Promise.allSettled([acquireLock(folder), acquireLock(folder), acquireLock(folder)])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('is refused to the process that holds it', async () => {
  const folder = await temporaryFolder()
  await acquireLock(folder)
  await expect(acquireLock(folder)).rejects.toThrow(DataInUseError)
})

it('does not release the lock of a successor', async () => {
  const folder = await temporaryFolder()
  const release = await acquireLock(folder)
  await writeFile(lockOf(folder), JSON.stringify({ pid: process.pid, token: 'theirs' }))
  await release()
  expect(await readdir(folder)).toEqual(['lock'])
})
