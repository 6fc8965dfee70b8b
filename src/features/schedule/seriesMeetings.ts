import type { IsoDay } from '@atrium/contract/days'
import { occurrencesIn } from '@atrium/contract/meetings/series'
import { weakMapMemoize } from '@reduxjs/toolkit'
import type { WeekMeeting } from './weekMeeting.ts'

/** The occurrences of a series on the days from `first` to `last`, each as a meeting of the week with an id of its own. */
export const occurrencesOf = weakMapMemoize(
  (series: WeekMeeting, first: IsoDay, last: IsoDay): WeekMeeting[] =>
    occurrencesIn(series, first, last).map(({ originalDay, ...own }) => ({
      ...series,
      ...own,
      id: `${series.id}@${originalDay}`,
      occurrence: originalDay,
      series,
    })),
)
