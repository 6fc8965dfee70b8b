import { formatDay } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { MeetingFields } from '@atrium/contract/meetings'
import {
  allOccurrences,
  choiceOf,
  monthlyPlaceOf,
  type RecurrenceChoice,
  type RecurrencePattern,
} from '@atrium/contract/meetings/series'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'

/** Keys of the texts, Monday first. */
const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const keyOf = (weekday: number) => weekdayKeys[weekday - 1] ?? 'mon'

/** The repetition of a meeting in the reader's language. */
export function useRepetition() {
  const { t } = useTranslation('meeting')
  const language = useReaderLanguage()
  const monthly = (pattern: RecurrencePattern, day: IsoDay) => {
    const place = monthlyPlaceOf(pattern, day)
    if ('ordinal' in place)
      return t('repeat.monthly', { when: t(`repeat.nth.${keyOf(place.weekday)}.${place.ordinal}`) })
    const { date } = place
    if (date === 31) return t('repeat.monthlyLastDay')
    return date > 28 ? t('repeat.monthlyLateDate', { date }) : t('repeat.monthlyDate', { date })
  }
  /** A repetition in the list: "Monthly on the second Tuesday". */
  const optionOf = (pattern: RecurrencePattern, day: IsoDay): string => {
    if (pattern === 'monthlyByDate' || pattern === 'monthlyByWeekday' || pattern === 'monthlyByLastWeekday')
      return monthly(pattern, day)
    return t(`repeat.patterns.${pattern}`)
  }
  /** "Every week on Monday and Wednesday" */
  const patternOf = ({ pattern, weekdays }: RecurrenceChoice, day: IsoDay): string => {
    if (pattern !== 'weekly' && pattern !== 'biweekly') return optionOf(pattern, day)
    const names = weekdays.map((weekday) => t(`repeat.each.${keyOf(weekday)}`))
    // Browsers do not know how Azerbaijani joins a list.
    const last = names.pop() ?? ''
    const days = names.length > 0 ? t('repeat.list', { names: names.join(', '), last }) : last
    return t(`repeat.${pattern}`, { days })
  }
  /** "Every week on Tuesday: 12 meetings, from … to …" */
  const sentenceOf = (choice: RecurrenceChoice, day: IsoDay, days: readonly IsoDay[]) => {
    const [first = day, last = first] = [days[0], days.at(-1)]
    return t('repeat.sentence', {
      pattern: patternOf(choice, day),
      count: days.length,
      first: formatDay(first, language),
      last: formatDay(last, language),
    })
  }
  /** The sentence of a series; `undefined` for a meeting that does not repeat. */
  const repetitionOf = (series: MeetingFields) => {
    const choice = series.recurrence && choiceOf(series.recurrence.rule)
    const days = choice ? allOccurrences(series).map(({ day }) => day) : []
    return choice && sentenceOf(choice, series.day, days)
  }
  return { optionOf, patternOf, sentenceOf, repetitionOf }
}
