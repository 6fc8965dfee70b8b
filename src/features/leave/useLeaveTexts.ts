import type { IsoDay } from '@atrium/contract/days'
import { useDateOf, useLeaveFormats } from '@atrium/ui/i18n'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { isoDayColumn } from '#hooks/csvOf.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useNow.ts'

type Formats = ReturnType<typeof useLeaveFormats>
type Span = Parameters<Formats['formatLeave']>[0]

/** Leave in words as of today, with the names of its kinds; the functions stay the same until the language changes. */
export function useLeaveTexts() {
  const { t } = useTranslation('leave')
  const { language } = useLanguage()
  const formats = useLeaveFormats()
  const dateOf = useDateOf()
  const today = useToday()
  const { data: types } = useListLeaveTypesQuery(language)
  return useMemo(
    () => ({
      ...formats,
      language,
      today,
      types,
      dateOf,
      /** "Annual leave". */
      kindOf: (typeId: number) => types?.find(({ id }) => id === typeId)?.name ?? '',
      formatDays: (days: readonly IsoDay[]) => formats.formatDays(days, today),
      formatLeave: (span: Span) => formats.formatLeave(span, today),
      /** Beside the words of `formatLeave` in a file. */
      dayColumns: [
        isoDayColumn<Span>(t('all.first'), ({ days }) => days[0]),
        isoDayColumn<Span>(t('all.last'), ({ days }) => days.at(-1)),
      ],
    }),
    [t, formats, language, today, types, dateOf],
  )
}
