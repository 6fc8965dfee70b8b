/** The parts of the day for the greeting, each with its first hour. */
const dayParts = [
  ['night', 0],
  ['morning', 5],
  ['day', 12],
  ['evening', 18],
  ['night', 23],
] as const

export type DayPart = (typeof dayParts)[number][0]

/** The part of the day at a time in minutes since midnight. */
export function dayPartAt(minutes: number): DayPart {
  const [part] = dayParts.findLast(([, hour]) => hour * 60 <= minutes) ?? dayParts[0]
  return part
}
