import 'fake-indexeddb/auto'
import { readFilesNote, writeFilesNote } from './attachmentIndex.ts'
import { deleteFile, markFilesSent, readFile, storeFile, unsentFiles } from './attachmentStore.ts'
import { clearAttachments } from './clearAttachments.ts'

const plan = new File(['the plan'], 'plan.txt', { type: 'text/plain' })
const budget = new File(['the budget'], 'budget.txt')

afterEach(async () => {
  jest.restoreAllMocks()
  await clearAttachments()
})

it('stores files under their ids', async () => {
  await storeFile('a', plan)
  await storeFile('b', budget)
  expect(await (await readFile('a'))?.text()).toBe('the plan')
  expect(await (await readFile('b'))?.text()).toBe('the budget')
  await deleteFile('a')
  expect(await readFile('a')).toBeUndefined()
  expect(await readFile('b')).toBeDefined()
})

it('lists the files that the server lacks', async () => {
  await storeFile('a', plan)
  await storeFile('b', budget)
  await markFilesSent(['a'])
  expect([...(await unsentFiles())]).toEqual(['b'])
  await deleteFile('a')
  await storeFile('a', plan)
  expect([...(await unsentFiles())].sort()).toEqual(['a', 'b'])
})

it('opens no database before the first file', async () => {
  const opened = jest.spyOn(indexedDB, 'open')
  expect(await readFile('a')).toBeUndefined()
  expect((await unsentFiles()).size).toBe(0)
  await deleteFile('a')
  await clearAttachments()
  expect(opened).not.toHaveBeenCalled()
})

it('deletes the files at the sign-out', async () => {
  await storeFile('a', plan)
  await markFilesSent(['a'])
  await clearAttachments()
  expect(readFilesNote()).toBeUndefined()
  writeFilesNote('kept')
  expect(await readFile('a')).toBeUndefined()
  await storeFile('a', plan)
  expect([...(await unsentFiles())]).toEqual(['a'])
})

it('shows nothing to the next person when the deletion was late', async () => {
  await storeFile('a', plan)
  // What the one who leaves could do before the connection was gone.
  writeFilesNote('leaving')
  expect(await readFile('a')).toBeUndefined()
  expect(readFilesNote()).toBe('kept')
})

it('keeps the files that the next person stores meanwhile', async () => {
  await storeFile('a', plan)
  const forgetting = clearAttachments()
  await storeFile('b', budget)
  await forgetting
  expect(await readFile('a')).toBeUndefined()
  expect(await readFile('b')).toBeDefined()
})

it('rejects when the browser stores nothing, and reads nothing then', async () => {
  await storeFile('a', plan)
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  jest.resetModules()
  const fresh = await import('./attachmentStore.ts')
  await expect(fresh.storeFile('b', budget)).rejects.toThrow('forbidden')
  expect(await fresh.readFile('a')).toBeUndefined()
})
