import { dayDifference } from '@atrium/contract/days'
import type { HiringSummary } from '@atrium/contract/hiring'
import { SkeletonRegion } from '@atrium/ui'
import { applicantName, dayOf } from '@atrium/ui/hiring'
import { useDayNames } from '@atrium/ui/i18n'
import { DayRows, TodayCard, TodayPart } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useHiringSummary } from '#features/applications/useHiringSummary.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useToday } from '#hooks/useNow.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { applicationsOf } from '#screens/staff/desk/vacancies/vacancyState.ts'

/** What waits in hiring, each line with the way to it; nothing when nothing does. */
export function HiringCard() {
  const { t } = useTranslation('desk')
  const { summary, isWaiting, query } = useHiringSummary()
  const failure = useQueryError(!summary, query)
  const parts = useParts(summary)
  if (summary && !isWaiting) return null
  return (
    <TodayCard
      heading={t('overview.hiring')}
      link={{ label: t('pages.applications.title'), href: href('applications') }}
    >
      {failure && <QueryError variant="banner" heading={t('overview.hiringFailed')} failure={failure} />}
      {!summary && !failure && <SkeletonRegion label={t('overview.loading')} shape="rows" count={2} />}
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ label, heading, items }) => (
          <TodayPart key={label} heading={heading}>
            <DayRows label={label} kind="own" items={items} />
          </TodayPart>
        ))}
    </TodayCard>
  )
}

const headed = (heading: string) => ({ label: heading, heading })

function useParts(summary: HiringSummary | undefined) {
  const { t } = useTranslation('desk')
  const today = useToday()
  const { dayMonthOf } = useDayNames()
  if (!summary) return []
  const { newCount, oldestAt, unratedCount, interviews, vacancies } = summary
  const days = oldestAt === null ? 0 : dayDifference(dayOf(oldestAt), today)
  const closingOf = (day: string) =>
    day === today ? t('overview.closesToday') : t('overview.closes', { day: dayMonthOf(day) })
  const applications = [
    {
      ...{ key: 'new', count: newCount, when: '', href: `${href('applications')}?f.stage=new` },
      title: t('overview.newApplications', { count: newCount }),
      detail: days > 0 ? t('overview.oldest', { count: days }) : '',
    },
    {
      ...{ key: 'unrated', count: unratedCount, when: '', href: `${href('applications')}?f.rating=own` },
      title: t('overview.unrated', { count: unratedCount }),
      detail: '',
    },
  ]
  return [
    {
      ...{ label: t('overview.applications'), heading: undefined },
      items: applications.filter(({ count }) => count > 0),
    },
    {
      ...headed(t('overview.interviews')),
      items: interviews.map(({ meetingId, applicationId, position, day, start, end, ...applicant }) => ({
        key: meetingId,
        when: t(day === today ? 'overview.todayAt' : 'overview.tomorrowAt', { start, end }),
        title: applicantName(applicant),
        detail: position,
        href: href('application', { id: applicationId }),
      })),
    },
    {
      ...headed(t('overview.vacancies')),
      items: vacancies.map(({ id, position, closesOn, isUnattended }) => ({
        key: String(id),
        when: closesOn && closingOf(closesOn),
        title: position,
        detail: isUnattended ? t('overview.unattended') : '',
        href: isUnattended ? href('vacancyDesk', { id }) : applicationsOf(id),
      })),
    },
  ]
}
