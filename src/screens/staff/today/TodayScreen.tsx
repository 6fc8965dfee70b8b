import { readTime, writeTime } from '@atrium/contract/core'
import { workingHours } from '@atrium/contract/meetings'
import { useDayNames } from '@atrium/ui/i18n'
import { DayHead, TodayPage } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { useNow } from '#features/schedule/useNow.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { DaysPart } from './DaysPart.tsx'
import { MeetingsPart } from './MeetingsPart.tsx'
import { TodayNotice } from './TodayNotice.tsx'
import { UnreadPart } from './UnreadPart.tsx'
import { useDayMeetings } from './useDayMeetings.ts'
import { useDaySummary } from './useDaySummary.ts'
import { useDaysAhead } from './useDaysAhead.ts'
import { begun } from './useSpanText.ts'
import { useUnreadNotices } from './useUnreadNotices.ts'

/** `/staff`: the day at a glance. */
export function TodayScreen() {
  const { t } = useTranslation(['today', 'news', 'days'])
  usePageTitle(t('title'))
  const { language, formatDayOfYear } = useDayNames()
  const now = useNow()
  const meetings = useDayMeetings(now.day)
  const days = useDaysAhead(now.day)
  const lead = useDaySummary({ meetings, days, now })
  const notices = useUnreadNotices()
  const { schedule } = meetings
  const failures = [
    schedule.isFailed ? { ...schedule, isRetrying: schedule.isFetching } : undefined,
    ...[days.holidays, days.own, days.colleagues, notices.news, notices.notifications].map(
      ({ failure }) => failure,
    ),
  ].filter((failure) => failure !== undefined)
  return (
    <TodayPage
      head={
        <>
          <DayHead
            // The number stays with its month.
            heading={begun(formatDayOfYear(now.day), language).replace(/(\d) /, '$1\u00a0')}
            lead={lead}
            hours={workingHours}
            now={now.minutes}
            time={writeTime(now.minutes)}
            meetings={meetings.today.map(({ id, title, start, end, look }) => ({
              id,
              title: title || t('meetings.untitled'),
              look,
              start: readTime(start) ?? 0,
              end: readTime(end) ?? 0,
            }))}
          />
          <TodayNotice cached={[meetings.query, ...days.queries]} failures={failures} />
        </>
      }
    >
      <MeetingsPart meetings={meetings} now={now} />
      <DaysPart days={days} today={now.day} />
      <UnreadPart notices={notices} waiting={meetings.waiting.list} today={now.day} />
    </TodayPage>
  )
}
