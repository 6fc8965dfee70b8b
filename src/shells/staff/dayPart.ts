/** The parts of the day for the greeting, each with its first hour on the reader's clock. */
const dayParts = [
  ['night', 0],
  ['morning', 5],
  ['day', 12],
  ['evening', 18],
  ['night', 23],
] as const

export type DayPart = (typeof dayParts)[number][0]

/** The part of the day at an instant. */
export function dayPartAt(time: Date): DayPart {
  const [part] = dayParts.findLast(([, hour]) => hour <= time.getHours()) ?? dayParts[0]
  return part
}

/** When the next part begins. */
export function nextDayPart(time: Date): Date {
  const [, hour] = dayParts.find(([, hour]) => hour > time.getHours()) ?? ['night', 24]
  const next = new Date(time)
  next.setHours(hour, 0, 0, 0)
  return next
}
