import { startPurgeWorker } from './purgeWorker.ts'

const hour = 3_600_000
const none = {
  applications: 0,
  applicationMails: 0,
  contactMails: 0,
  newsletterMails: 0,
  accountMails: 0,
  meetingFiles: 0,
  pictures: 0,
  guests: 0,
  unconfirmed: 0,
  ended: 0,
  trashed: 0,
  audited: 0,
}
const log = { info: jest.fn(), error: jest.fn() }
const now = () => new Date()

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
})
afterEach(() => jest.useRealTimers())

it('runs at once, then once a day, and not after it is stopped', async () => {
  const purge = jest.fn().mockResolvedValue(none)
  const worker = startPurgeWorker({ purge, now, log })
  expect(purge).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(23 * hour)
  expect(purge).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(hour)
  expect(purge).toHaveBeenCalledTimes(2)
  await worker.stop()
  await jest.advanceTimersByTimeAsync(72 * hour)
  expect(purge).toHaveBeenCalledTimes(2)
  expect(log.info).not.toHaveBeenCalled()
})

it('retries at the next check after a failure', async () => {
  const purge = jest
    .fn()
    .mockRejectedValueOnce(new Error('no database'))
    .mockResolvedValue({ ...none, ended: 2 })
  const worker = startPurgeWorker({ purge, now, log })
  await jest.advanceTimersByTimeAsync(hour)
  expect(purge).toHaveBeenCalledTimes(2)
  expect(log.error).toHaveBeenCalledTimes(1)
  expect(log.info).toHaveBeenCalledWith({ removed: { ...none, ended: 2 } }, 'old records removed')
  await worker.stop()
})

it('never runs twice in parallel, and finishes before it stops', async () => {
  let end = () => {}
  const purge = jest.fn(
    () =>
      new Promise<typeof none>((resolve) => {
        end = () => resolve(none)
      }),
  )
  const worker = startPurgeWorker({ purge, now, log })
  await jest.advanceTimersByTimeAsync(48 * hour)
  expect(purge).toHaveBeenCalledTimes(1)
  let isStopped = false
  const stopped = worker.stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  end()
  await stopped
})
