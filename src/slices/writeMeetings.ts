import type { MeetingsState } from './meetingsState.ts'

/** The texts of weeks: those that no change has touched are not written out again, however many there are. */
const texts = new WeakMap<object, string>()

function textOf(week: object): string {
  const known = texts.get(week)
  if (known !== undefined) return known
  const text = JSON.stringify(week)
  texts.set(week, text)
  return text
}

/** The stored text of meetings, as JSON of `StoredState`. */
export function writeMeetings({ weeks, ...rest }: MeetingsState, version: number): string {
  const parts = Object.entries(weeks).map(([sunday, week]) => `${JSON.stringify(sunday)}:${textOf(week)}`)
  return `{"version":${version},"state":{"weeks":{${parts.join(',')}},${JSON.stringify(rest).slice(1)}}`
}
