import { formatDay as formatDayIn } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  allOccurrences,
  choiceOf,
  monthlyPlaceOf,
  type RecurrenceChoice,
  type RecurrencePattern,
} from '@atrium/contract/meetings/series'
import { useDayNames } from '@atrium/ui/i18n'
import type { RepeatTexts } from '@atrium/ui/meeting'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** Keys of the texts, Monday first. */
const weekdayKeys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

const keyOf = (weekday: number) => weekdayKeys[weekday - 1] ?? 'mon'

/** The repetition of a meeting in the reader's language. */
export function useRepeatTexts() {
  const { t } = useTranslation('meeting')
  const { language, formatDay, formatTypedDay, weekdaysFromMonday } = useDayNames()
  return useMemo(() => {
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
    const concerned: RepeatTexts['concerned'] = {
      heading: (count) => t('repeat.daysOff.heading', { count }),
      skip: t('repeat.daysOff.skip'),
      move: (day) => t('repeat.daysOff.move', { day }),
      skipName: (day) => t('repeat.daysOff.skipName', { day }),
      moveName: (day, to) => t('repeat.daysOff.moveName', { day, to }),
      skipAll: t('repeat.daysOff.skipAll'),
      moveAll: t('repeat.daysOff.moveAll'),
      skipped: t('repeat.daysOff.skipped'),
      unmovable: t('repeat.daysOff.unmovable'),
      moved: (day) => t('repeat.daysOff.moved', { day }),
      keep: t('repeat.daysOff.keep'),
      keepName: (day) => t('repeat.daysOff.keepName', { day }),
      more: (count) => t('repeat.daysOff.more', { count }),
    }
    const texts: RepeatTexts = {
      label: t('repeat.label'),
      never: t('repeat.never'),
      weekdays: t('repeat.weekdays'),
      weekdayNames: weekdaysFromMonday,
      ends: t('repeat.ends'),
      endings: { until: t('repeat.endings.until'), count: t('repeat.endings.count') },
      until: t('repeat.until'),
      count: t('repeat.count'),
      dateHint: t('fields.dateHint'),
      formatDay: formatTypedDay,
      pickDate: t('repeat.pickDate'),
      concerned,
    }
    /** "Every week on Tuesday: 12 meetings, from … to …" */
    const sentenceOf = (choice: RecurrenceChoice, day: IsoDay, days: readonly IsoDay[]) => {
      const [first = day, last = first] = [days[0], days.at(-1)]
      return t('repeat.sentence', {
        pattern: patternOf(choice, day),
        count: days.length,
        first: formatDayIn(first, language),
        last: formatDayIn(last, language),
      })
    }
    return {
      texts,
      optionOf,
      patternOf,
      formatDay,
      away: t('repeat.daysOff.away'),
      sentenceOf,
      /** The repetition of a series, or of the series of an occurrence; `undefined` for a meeting that does not repeat. */
      repetitionOf(meeting: WeekMeeting) {
        const series = meeting.series ?? meeting
        const choice = series.recurrence && choiceOf(series.recurrence.rule)
        const days = choice ? allOccurrences(series).map(({ day }) => day) : []
        return choice && sentenceOf(choice, series.day, days)
      },
    }
  }, [t, language, formatDay, formatTypedDay, weekdaysFromMonday])
}
