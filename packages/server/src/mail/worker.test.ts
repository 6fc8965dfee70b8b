import { startMailWorker } from './worker.ts'

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() }
const now = () => new Date(0)
/** Longer than any test. */
const interval = 3_600_000

/** Deliveries that the test resolves. */
function controlled() {
  const ends: ((handled: number) => void)[] = []
  const deliverDue = jest.fn(
    (_now: Date, _signal?: AbortSignal) => new Promise<number>((resolve) => ends.push(resolve)),
  )
  const end = async (handled: number) => {
    ends.shift()?.(handled)
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  return { deliverDue, end }
}

it('starts at once, never runs twice in parallel, and runs again while mails are left', async () => {
  const { deliverDue, end } = controlled()
  const worker = startMailWorker({ deliverDue, now, interval, log })
  worker.wake()
  expect(deliverDue).toHaveBeenCalledTimes(1)
  await end(0)
  expect(deliverDue).toHaveBeenCalledTimes(2)
  await end(3)
  expect(deliverDue).toHaveBeenCalledTimes(3)
  await end(0)
  expect(deliverDue).toHaveBeenCalledTimes(3)
  worker.wake()
  expect(deliverDue).toHaveBeenCalledTimes(4)
  await end(0)
  await worker.stop()
})

it('waits for the current run when it is stopped, and signals the stop to it', async () => {
  const { deliverDue, end } = controlled()
  const worker = startMailWorker({ deliverDue, now, interval, log })
  let isStopped = false
  const stopped = worker.stop().then(() => {
    isStopped = true
  })
  await Promise.resolve()
  expect(isStopped).toBe(false)
  expect(deliverDue.mock.calls[0]?.[1]?.aborted).toBe(true)
  await end(1)
  await stopped
  worker.wake()
  expect(deliverDue).toHaveBeenCalledTimes(1)
})

it('survives a failed run', async () => {
  const deliverDue = jest.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(0)
  const worker = startMailWorker({ deliverDue, now, interval, log })
  await new Promise(setImmediate)
  expect(log.error).toHaveBeenCalled()
  worker.wake()
  await new Promise(setImmediate)
  expect(deliverDue).toHaveBeenCalledTimes(2)
  await worker.stop()
})
