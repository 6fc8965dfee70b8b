import { addDays, weekdayOf } from '@atrium/contract/days'
import { takenStates } from '@atrium/contract/leave'
import { SkeletonRegion } from '@atrium/ui'
import { useDayNames } from '@atrium/ui/i18n'
import { DayRows, TodayCard, TodayPart } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { useListTeamAbsencesQuery } from '#api/leaveApi.ts'
import { href } from '#config/site.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { awayDays, searchedDays } from './awayDays.ts'

/** How many are listed of each part. */
const shown = 6

/**
 * The people of the manager who are away or work elsewhere today, and on the later working days of the week; on the last one
 * and on a day off, on those of the week of the next working day.
 */
export function AwayCard() {
  const { t } = useTranslation('desk')
  const { language, kindOf, formatLeave } = useLeaveTexts()
  const today = useToday()
  const { dayMonthOf } = useDayNames()
  const { calendar } = useWorkCalendar(today, addDays(today, searchedDays))
  const span = awayDays(today, calendar)
  const query = useListTeamAbsencesQuery({ ...span, language }, useLiveList())
  const team = query.currentData
  const failure = useQueryError(!team, query)
  const rows = (team ?? []).flatMap(({ name, absences }) =>
    absences.map((absence) => {
      const days = absence.days.filter((day) => span.from <= day && day <= span.to)
      const kind = kindOf(absence.typeId)
      return {
        days,
        worksElsewhere: absence.worksElsewhere,
        key: String(absence.requestId),
        when: formatLeave({ ...absence, days }),
        title: name,
        detail: takenStates.includes(absence.state) ? kind : t('overview.pending', { kind }),
      }
    }),
  )
  const away = rows.filter(({ worksElsewhere }) => !worksElsewhere)
  const elsewhere = rows.filter(({ days, worksElsewhere }) => worksElsewhere && days.length > 0)
  const later = away.filter(({ days }) => days.length > 0 && !days.includes(today))
  const isLastDay = span.to > addDays(today, 7 - weekdayOf(today))
  const until = { day: dayMonthOf(span.to) }
  const parts = [
    ...(span.from === today
      ? [
          {
            heading: t('overview.today'),
            nobody: t('overview.nobodyToday'),
            kind: 'colleague' as const,
            items: away.filter(({ days }) => days.includes(today)),
          },
          {
            heading: t(isLastDay ? 'overview.workingDays' : 'overview.week'),
            nobody: t('overview.nobodyWeek', until),
            kind: 'colleague' as const,
            items: later,
          },
        ]
      : [
          {
            heading: t('overview.workingDays'),
            nobody: t('overview.nobodyWorkingDays', until),
            kind: 'colleague' as const,
            items: later,
          },
        ]),
    ...(elsewhere.length > 0
      ? [
          {
            heading: t('overview.elsewhere', until),
            nobody: '',
            kind: 'elsewhere' as const,
            items: elsewhere,
          },
        ]
      : []),
  ]
  return (
    <TodayCard heading={t('overview.away')} link={{ label: t('overview.calendar'), href: href('team') }}>
      {failure && <QueryError variant="banner" heading={t('overview.awayFailed')} failure={failure} />}
      {!team && !failure && <SkeletonRegion label={t('overview.awayLoading')} shape="rows" />}
      {team &&
        parts.map(({ heading, nobody, kind, items }) => (
          <TodayPart
            key={heading}
            heading={heading}
            nothing={
              items.length === 0
                ? nobody
                : items.length > shown
                  ? t('overview.moreAway', { count: items.length - shown })
                  : undefined
            }
          >
            {items.length > 0 && <DayRows label={heading} kind={kind} items={items.slice(0, shown)} />}
          </TodayPart>
        ))}
    </TodayCard>
  )
}
