import type { IsoDay } from '@atrium/contract/days'
import { type Occurrence, occurrencesIn } from '@atrium/contract/meetings/series'
import type { WeekMeeting } from './weekMeeting.ts'

/** The occurrences that were shown of a series; the same objects until the series changes. */
const shown = new WeakMap<WeekMeeting, Map<IsoDay, WeekMeeting>>()

/** The occurrences of a series on the days from `first` to `last`, each as a meeting of the week with an id of its own. */
export function occurrencesOf(series: WeekMeeting, first: IsoDay, last: IsoDay): WeekMeeting[] {
  const known = shown.get(series) ?? new Map<IsoDay, WeekMeeting>()
  shown.set(series, known)
  return occurrencesIn(series, first, last).map((occurrence) => {
    const { originalDay } = occurrence
    const made = known.get(originalDay) ?? meetingOf(series, occurrence)
    known.set(originalDay, made)
    return made
  })
}

const meetingOf = (series: WeekMeeting, { originalDay, ...own }: Occurrence): WeekMeeting => ({
  ...series,
  ...own,
  id: `${series.id}@${originalDay}`,
  occurrence: originalDay,
  series,
})
