import { CalendarPage, HolidayLegend, HolidaysFeed, HolidaysMissing, YearGrid } from '@atrium/ui/calendar'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useCalendarWords } from './useCalendarWords.ts'
import { useCalendarYear } from './useCalendarYear.ts'
import { useFeedAddress } from './useFeedAddress.ts'
import { useHolidays } from './useHolidays.ts'

const none: never[] = []

/** `/staff/calendar` (spec 2): the Corporate Calendar, a year with its holidays. */
export function CalendarScreen() {
  const { t } = useTranslation(['calendar', 'common'])
  usePageTitle(t('title'))
  const { year, today, choose } = useCalendarYear()
  const { holidays, isError, isFetching, retry } = useHolidays(year)
  const { words, days = none } = useCalendarWords(year, holidays)
  return (
    <CalendarPage
      heading={t('title')}
      year={year}
      label={t('year.label')}
      previousLabel={t('year.previous')}
      nextLabel={t('year.next')}
      todayLabel={t('year.today')}
      {...choose}
    >
      {isError && (
        <HolidaysMissing
          title={t('holidays.failedTitle')}
          text={t('holidays.failedText')}
          retryLabel={t('common:failure.retry')}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      <YearGrid year={year} today={today} words={words} holidays={days} />
      {!isError && (
        <HolidayLegend
          heading={t('holidays.heading')}
          holidays={holidays && days}
          loadingLabel={t('holidays.loading')}
          emptyText={t('holidays.empty')}
          estimateNote={t('holidays.estimateNote')}
        />
      )}
      <HolidaysFeed
        heading={t('feed.heading')}
        text={t('feed.text')}
        address={useFeedAddress()}
        subscribeLabel={t('feed.subscribe')}
        copyLabel={t('feed.copy')}
        copied={t('feed.copied')}
        notCopied={t('feed.notCopied')}
      />
    </CalendarPage>
  )
}
