import type { IsoDay } from '@atrium/contract/days'
import { SkeletonRegion } from '@atrium/ui'
import { useDayNames, useSpanText } from '@atrium/ui/i18n'
import { DayRows, TodayCard, TodayPart } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import type { DaysAhead } from './useDaysAhead.ts'

const hoursOf = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  startTime && endTime ? `${startTime}–${endTime}` : ''

/** The public holidays, the own off days, and the colleagues who are away or work elsewhere. */
export function DaysPart({ days, today }: { days: DaysAhead; today: IsoDay }) {
  const { t } = useTranslation('today')
  const { dayMonthOf } = useDayNames()
  const spanText = useSpanText(today)
  const { holidays, own, colleagues } = days
  const rowsOf = (runs: typeof colleagues.elsewhere) =>
    runs.map((run) => ({
      key: run.key,
      when: spanText(run.first, run.last),
      title: run.name,
      detail: [hoursOf(run), run.isPending && t('days.requested')].filter(Boolean).join(' · '),
    }))
  return (
    <TodayCard heading={t('days.heading')} link={{ label: t('days.ask'), href: href('requests') }}>
      <TodayPart
        heading={t('days.holidays')}
        nothing={
          holidays.failure
            ? t('days.holidaysFailed')
            : holidays.list?.length === 0
              ? t('days.noHolidays')
              : undefined
        }
      >
        {!holidays.list && !holidays.failure && (
          <SkeletonRegion label={t('days.holidaysLoading')} shape="rows" />
        )}
        {holidays.list && holidays.list.length > 0 && (
          <DayRows
            label={t('days.holidays')}
            kind="holiday"
            items={holidays.list.map(({ first, last, holiday }) => ({
              key: first,
              when: spanText(first, last),
              title: holiday.name,
              detail: [
                ...(holiday.isMoved ? [t('days.moved')] : []),
                ...(holiday.isEstimate ? [t('days.estimate')] : []),
              ].join(', '),
            }))}
          />
        )}
      </TodayPart>
      <TodayPart
        heading={t('days.own')}
        nothing={own.failure ? t('days.ownFailed') : own.list?.length === 0 ? t('days.noOwn') : undefined}
      >
        {!own.list && !own.failure && <SkeletonRegion label={t('days.ownLoading')} shape="rows" count={2} />}
        {own.list && own.list.length > 0 && (
          <DayRows
            label={t('days.own')}
            kind="own"
            items={own.list.map((run) => ({
              key: run.key,
              when: hoursOf(run),
              title: spanText(run.first, run.last),
              detail: [
                run.kind ?? (run.worksElsewhere && t('days.elsewhere')),
                t(run.isGranted ? 'days.granted' : 'days.requested'),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
      </TodayPart>
      <TodayPart
        heading={t('days.colleagues')}
        nothing={
          colleagues.failure
            ? t('days.colleaguesFailed')
            : colleagues.list?.length === 0
              ? t('days.noColleagues', { day: dayMonthOf(colleagues.until) })
              : undefined
        }
      >
        {!colleagues.list && !colleagues.failure && (
          <SkeletonRegion label={t('days.colleaguesLoading')} shape="rows" count={2} />
        )}
        {colleagues.list && colleagues.list.length > 0 && (
          <DayRows label={t('days.colleagues')} kind="colleague" items={rowsOf(colleagues.list)} />
        )}
      </TodayPart>
      {colleagues.elsewhere.length > 0 && (
        <TodayPart heading={t('days.colleaguesElsewhere')}>
          <DayRows
            label={t('days.colleaguesElsewhere')}
            kind="elsewhere"
            items={rowsOf(colleagues.elsewhere)}
          />
        </TodayPart>
      )}
    </TodayCard>
  )
}
