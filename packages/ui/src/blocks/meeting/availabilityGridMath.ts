/** Minutes since midnight; `end` is exclusive. */
export interface GridMinutes {
  start: number
  end: number
}

/** The hours of the grid, and the step in which the meeting moves. */
export interface GridHours extends GridMinutes {
  step: number
}

/** Minutes of a meeting whose times are not known yet. */
export const newLength = 60

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))

/** The span of a length that starts at a minute, inside the hours. */
function spanAt(start: number, length: number, hours: GridMinutes): GridMinutes {
  const first = clamp(start, hours.start, Math.max(hours.start, hours.end - length))
  return { start: first, end: Math.min(first + length, hours.end) }
}

/**
 * The span for a press at a minute: from the pressed step on, or earlier, if that makes room before a person is busy.
 * Where everybody is free for too short a time, it starts at the pressed step.
 */
export function pressedSpan(
  minute: number,
  length: number,
  busy: readonly GridMinutes[],
  hours: GridHours,
): GridMinutes {
  const start = Math.floor(minute / hours.step) * hours.step
  const isFree = busy.every((one) => one.end <= minute || minute < one.start)
  const free = Math.max(hours.start, ...busy.filter(({ end }) => end <= minute).map(({ end }) => end))
  const taken = Math.min(hours.end, ...busy.filter((one) => one.start > minute).map((one) => one.start))
  const latest = Math.floor((taken - length) / hours.step) * hours.step
  return spanAt(isFree && latest >= free ? Math.min(start, latest) : start, length, hours)
}

/** The span after a key on the band; `undefined` for any other key. */
export function steppedSpan(key: string, span: GridMinutes, hours: GridHours): GridMinutes | undefined {
  const { step } = hours
  const length = span.end - span.start
  const to = (start: number) => spanAt(start, length, hours)
  // A span between two steps moves to the next one.
  const by = (minutes: number) =>
    to((minutes > 0 ? Math.floor : Math.ceil)((span.start + minutes) / step) * step)
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return by(-step)
    case 'ArrowRight':
    case 'ArrowUp':
      return by(step)
    case 'PageDown':
      return by(-60)
    case 'PageUp':
      return by(60)
    case 'Home':
      return to(hours.start)
    case 'End':
      return to(hours.end - length)
    default:
      return undefined
  }
}

/** Pixels round the band, for its frame and its focus ring. */
const edge = 4

/**
 * The place to scroll to, from `scroll` on, so that a window of `width` shows the whole span, or its start where the span
 * is wider. All in pixels from the start of the hours.
 */
export function inSight(
  scroll: number,
  width: number,
  { start, end }: { start: number; end: number },
): number {
  return Math.max(0, Math.min(Math.max(scroll, end + edge - width), start - edge))
}
