import type { IsoDay } from '@atrium/contract/days'
import { yearOf } from '@atrium/contract/days'
import { daysInWords, useDayNames } from '@atrium/ui/i18n'
import { useToday } from '#hooks/useToday.ts'

/** Days in the reader's language. */
export function useDayTexts() {
  const { language, weekdaysFromMonday, formatDay } = useDayNames()
  const today = useToday()
  return {
    language,
    today,
    weekdays: weekdaysFromMonday,
    formatDay,
    /** "24–26 November". */
    formatDays: (days: readonly IsoDay[]) => daysInWords(days, language, yearOf(today)),
  }
}
