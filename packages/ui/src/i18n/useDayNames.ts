import { formatDay, formatDayMonth } from '@atrium/contract/core'
import { type IsoDay, type WeekStart, weekdayOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { languageOf } from './useReaderLanguage.ts'

/** Keys of the texts, Monday first. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

interface WeekdayName {
  /** "Tue" */
  short: string
  /** "Tuesday" */
  long: string
}

/** Remembers the texts: all meetings of a day ask for the same one. */
function byDay(write: (day: IsoDay) => string): (day: IsoDay) => string {
  const texts = new Map<IsoDay, string>()
  return (day) => {
    const known = texts.get(day)
    if (known !== undefined) return known
    const text = write(day)
    texts.set(day, text)
    return text
  }
}

/**
 * Days and weekdays in the reader's language, each translated when it is first asked for; the functions stay the same until
 * the language changes.
 */
export function useDayNames() {
  const { t, i18n } = useTranslation('days')
  const language = languageOf(i18n)
  return useMemo(() => {
    const names: WeekdayName[] = []
    const nameAt = (index: number): WeekdayName => {
      const day = weekdays[index]
      if (!day) throw new Error(`There is no weekday ${index}.`)
      names[index] ??= { short: t(`weekdays.short.${day}`), long: t(`weekdays.long.${day}`) }
      return names[index]
    }
    const weeks: Partial<Record<WeekStart, readonly WeekdayName[]>> = {}
    /** "Tue" and "Tuesday". */
    const weekday = (day: IsoDay) => nameAt(weekdayOf(day) - 1)
    return {
      language,
      weekday,
      /** "24 November 2026". */
      dateOf: (day: IsoDay) => formatDay(day, language),
      /** "24 November". */
      dayMonthOf: (day: IsoDay) => formatDayMonth(day, language),
      /** The seven weekdays from the first one on. */
      weekdaysFrom: (first: WeekStart): readonly WeekdayName[] => {
        weeks[first] ??= weekdays.map((_day, index) => nameAt((index + (first === 'sunday' ? 6 : 0)) % 7))
        return weeks[first]
      },
      /** "Victory Day", or "Victory Day, moved" for a day off in place of it. */
      holidayName: ({ name, isMoved, isWorkingDay }: Holiday): string =>
        isMoved && !isWorkingDay ? t('moved', { name }) : name,
      /** "Tuesday 24 November 2026". */
      formatDay: byDay((day) => t('day', { weekday: weekday(day).long, day: formatDay(day, language) })),
      /** "Tuesday 24 November". */
      formatDayOfYear: byDay((day) =>
        t('day', { weekday: weekday(day).long, day: formatDayMonth(day, language) }),
      ),
    }
  }, [t, language])
}

export type DayNames = ReturnType<typeof useDayNames>

/** "Mo" of "Mon" and "Be" of "B.e.", where a column is narrow. */
export const twoLetters = (weekday: string): string =>
  weekday.replaceAll('.', '').replace(/^(\p{L}{2})\p{L}+$/u, '$1')
