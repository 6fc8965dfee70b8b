import { readTime, workingHours } from '@atrium/contract'
import { Message } from '@atrium/ui'
import { DayHead, TodayPage } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { useNow } from '#features/schedule/useNow.ts'
import { useDayNames } from '#hooks/useDayNames.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useStaleNotice } from '#hooks/useStaleNotice.ts'
import { DaysPart } from './DaysPart.tsx'
import { MeetingsPart } from './MeetingsPart.tsx'
import { UnreadPart } from './UnreadPart.tsx'
import { useDayMeetings } from './useDayMeetings.ts'
import { useDaysAhead } from './useDaysAhead.ts'
import { useLead } from './useLead.ts'
import { begun } from './useSpanText.ts'

/** `/staff`: the day at a glance. */
export function TodayScreen() {
  const { t } = useTranslation(['today', 'news', 'days'])
  usePageTitle(t('title'))
  const { language, sayDayOfYear } = useDayNames()
  const now = useNow()
  const meetings = useDayMeetings(now.day)
  const days = useDaysAhead(now.day)
  const lead = useLead({ meetings, days, now })
  const asOf = useStaleNotice(meetings.query, ...days.queries)
  return (
    <TodayPage
      head={
        <>
          <DayHead
            heading={begun(sayDayOfYear(now.day), language)}
            lead={lead}
            hours={workingHours}
            now={now.minutes}
            meetings={meetings.today.map(({ id, start, end, look }) => ({
              id,
              look,
              start: readTime(start) ?? 0,
              end: readTime(end) ?? 0,
            }))}
          />
          <Message variant="banner" {...(asOf && { ...asOf.note, text: t('offline.asOf', asOf.when) })} />
        </>
      }
      main={
        <>
          <MeetingsPart meetings={meetings} now={now} />
          <UnreadPart />
        </>
      }
      side={<DaysPart days={days} today={now.day} />}
    />
  )
}
