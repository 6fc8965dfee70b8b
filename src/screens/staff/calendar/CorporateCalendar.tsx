import { toTag } from '@atrium/contract/core'
import { addMonths, type IsoDay } from '@atrium/contract/days'
import { getHolidaysFeed } from '@atrium/contract/holidays'
import { StaleBanner } from '@atrium/ui'
import { HolidayLegend, HolidaysFeed, YearGrid, YearKey, YearPart } from '@atrium/ui/calendar'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { useCalendarYear } from './useCalendarYear.ts'

/** The Corporate Calendar (spec 2): a year with its holidays. */
export function CorporateCalendar() {
  const { t } = useTranslation('calendar')
  const { year, today, choose } = useCalendarYear()
  const shown = useWorkCalendar(`${year}-01-01`, `${year}-12-31`)
  const ahead = useComingHolidays(today)
  const isLoaded = shown.missing.length === 0
  const failure = useQueryError(!isLoaded, ...shown.missing)
  const asOf = useStaleNotice(...shown.queries, ...ahead.queries)
  return (
    <YearPart year={year} {...choose}>
      <StaleBanner {...(asOf && { ...asOf.note, text: t('offline.asOf', asOf.when) })} />
      {failure && (
        <QueryError
          variant="banner"
          heading={t('holidays.failedTitle')}
          text={t('holidays.failedText')}
          failure={failure}
        />
      )}
      <HolidayLegend isComing year={year} holidays={ahead.coming} />
      <YearKey />
      <YearGrid year={year} today={today} holidays={shown.holidays} />
      {!failure && <HolidayLegend year={year} holidays={isLoaded ? shown.holidays : undefined} />}
      <HolidaysFeed address={useFeedAddress()} />
    </YearPart>
  )
}

/** Where the calendar of the holidays can be subscribed to, in the reader's language: the feed is always on our own server. */
function useFeedAddress(): string {
  const { hosts } = useEnvironment()
  const { language } = useLanguage()
  // The server does not know its own address.
  const origin = useIsHydrated() ? hosts.api : ''
  return `${origin}${getHolidaysFeed.path}?lng=${toTag(language)}`
}

/** The holidays from today on, of this year and the next one: `undefined` while they load, empty without those of this year. */
function useComingHolidays(today: IsoDay) {
  const { holidays, queries, missing } = useWorkCalendar(today, addMonths(today, 12))
  const isLoading = missing.some(({ error }) => error === undefined)
  const hasThisYear = queries[0]?.currentData !== undefined
  const coming = useMemo(() => {
    if (isLoading) return undefined
    return hasThisYear ? holidays.filter(({ date }) => date.iso >= today) : []
  }, [isLoading, hasThisYear, holidays, today])
  return { coming, queries }
}
