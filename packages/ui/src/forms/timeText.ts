const lastMinute = 24 * 60 - 1

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Minutes since midnight of `9`, `930`, `0930`, `9:30`, `9.30`; `undefined` for what is no time. */
function minutesOf(text: string): number | undefined {
  const [, hours, minutes = '0'] = /^\s*(\d{1,2})(?:[:.,\s-]?([0-5]\d))?\s*$/.exec(text) ?? []
  return hours === undefined || Number(hours) > 23 ? undefined : Number(hours) * 60 + Number(minutes)
}

/** What was typed as `HH:mm`, or as it is when it is no time. */
export function tidyTime(text: string): string {
  const minutes = minutesOf(text)
  return minutes === undefined ? text : written(minutes)
}

/** A time so many minutes later or earlier on the same day, on the marks between; as it is when it is no time. */
export function stepTime(text: string, by: number): string {
  const minutes = minutesOf(text)
  if (minutes === undefined) return text
  const size = Math.abs(by)
  const mark = by > 0 ? Math.floor(minutes / size) + 1 : Math.ceil(minutes / size) - 1
  return written(Math.min(Math.max(mark * size, 0), lastMinute))
}
