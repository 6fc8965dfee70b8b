import { DayHead, TodayPage } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { useMeetingLook } from '#features/schedule/useMeetingLook.ts'
import { useNow } from '#hooks/useNow.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { DaysPart } from './DaysPart.tsx'
import { MeetingsPart } from './MeetingsPart.tsx'
import { TodayNotice } from './TodayNotice.tsx'
import { UnreadPart } from './UnreadPart.tsx'
import { useDayMeetings } from './useDayMeetings.ts'
import { useDaysAhead } from './useDaysAhead.ts'
import { useUnreadNotices } from './useUnreadNotices.ts'

/** `/staff`: the day at a glance. */
export function TodayScreen() {
  const { t } = useTranslation(['today', 'news', 'days'])
  usePageTitle(t('title'))
  const now = useNow()
  const meetings = useDayMeetings(now.day)
  const lookOf = useMeetingLook()
  const days = useDaysAhead(now.day)
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
            now={now}
            meetings={meetings.today.map((meeting) => ({ ...meeting, look: lookOf(meeting) }))}
            isKnown={!schedule.isLoading && !schedule.isFailed}
            holiday={days.holidays.isToday?.holiday.name}
            ownDay={days.own.list?.find(({ first, last }) => first <= now.day && now.day <= last)}
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
