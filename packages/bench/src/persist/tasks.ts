/** What a task of a page's main thread was for. */
export type Kind = 'write' | 'take' | 'other'

/** How long tasks of a kind were, in ms of the processor. */
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

/** What a page marks, so that its tasks can be told apart; by the marks a thread is known to be a page's. */
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

/** Categories of the trace that tell of tasks, events and marks. */
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing']

/** The tasks of a trace: those that write, those in which another tab's word arrives, and all others. */
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
export function sayTasks(durations: readonly number[]): string {
  const long = durations.filter((duration) => duration > 50).length
  const longest = durations.length === 0 ? 0 : Math.max(...durations)
  return `${durations.length} tasks, longest ${longest.toFixed(1)} ms, over 50 ms: ${long}`
}
