import { formatTasks, marks, readTasks } from './tasks.ts'

const task = (tid: number, ts: number, dur: number, tdur?: number) => ({
  name: 'RunTask',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
})
const mark = (name: string, ts: number) => ({ name, pid: 1, tid: 1, ts })

it('tells by the marks what the tasks of a page were for, in the processor’s time', () => {
  const traceEvents = [
    task(1, 0, 9000, 2000),
    mark(marks.write, 100),
    task(1, 10_000, 70_000, 60_000),
    mark(marks.take, 10_500),
    task(1, 90_000, 1000),
    // Of a thread that is no page's.
    task(2, 0, 99_000),
  ]
  const tasks = readTasks(Buffer.from(JSON.stringify({ traceEvents })))
  expect(tasks).toEqual({ write: [2], take: [60], other: [1] })
  expect(formatTasks(tasks.take)).toBe('1 tasks, longest 60.0 ms, over 50 ms: 1')
  expect(formatTasks([])).toBe('0 tasks, longest 0.0 ms, over 50 ms: 0')
})
