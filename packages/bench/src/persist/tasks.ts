/** The work of a task on the page's main thread. */
type Kind = 'write' | 'take' | 'other'

/** The durations of the tasks of each kind, in ms of processor time. */
export type Tasks = Record<Kind, number[]>

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** µs */
  ts: number
  dur?: number
  tdur?: number
}

/** The marks that a page sets in its tasks. They also show which threads are pages. */
export const marks = {
  write: 'bench:write',
  take: 'bench:take',
  other: 'bench:page',
} as const satisfies Record<Kind, string>

const kinds = new Map<string, Kind>([
  [marks.write, 'write'],
  [marks.take, 'take'],
  [marks.other, 'other'],
])

/** The categories of the trace with tasks, events and marks. */
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** The tasks of a trace: those that write, those that receive a message of another tab, and all others. */
export function readTasks(trace: Buffer): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const found = new Map<string, { ts: number; kind: Kind }[]>()
  for (const { name, pid, tid, ts } of traceEvents) {
    const kind = kinds.get(name)
    const thread = `${pid}/${tid}`
    if (kind) found.set(thread, [...(found.get(thread) ?? []), { ts, kind }])
  }
  const tasks: Tasks = { write: [], take: [], other: [] }
  for (const { name, pid, tid, ts, dur = 0, tdur } of traceEvents) {
    const own = found.get(`${pid}/${tid}`)
    if (name !== 'RunTask' || !own) continue
    const inside = own.find((mark) => mark.ts >= ts && mark.ts <= ts + dur)
    tasks[inside?.kind ?? 'other'].push((tdur ?? dur) / 1000)
  }
  return tasks
}

/** "12 tasks, longest 8.1 ms". */
export function formatTasks(durations: readonly number[]): string {
  const long = durations.filter((duration) => duration > 50).length
  const longest = durations.length === 0 ? 0 : Math.max(...durations)
  return `${durations.length} tasks, longest ${longest.toFixed(1)} ms, over 50 ms: ${long}`
}
