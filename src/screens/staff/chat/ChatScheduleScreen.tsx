import { isIsoDay } from '@atrium/contract/days'
import { CalendarPage } from '@atrium/ui/calendar'
import { useDayNames } from '@atrium/ui/i18n'
import { MeetingFacts, SchedulePart } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScheduleView } from '#features/schedule/ScheduleView.tsx'
import { useScheduleWeek } from '#features/schedule/useScheduleWeek.ts'
import { useWeekNav } from '#features/schedule/useWeekNav.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/chat/user-profile/schedule` (spec 2): the week of My Schedule, to read. */
export function ChatScheduleScreen() {
  const { t } = useTranslation(['staff', 'schedule', 'days', 'common'])
  usePageTitle(t('schedule.title'))
  const { formatDayOfYear } = useDayNames()
  const week = useScheduleWeek()
  const nav = useWeekNav(week)
  const [openId, setOpenId] = useState<string>()
  const meeting = openId === undefined ? undefined : week.find(openId)
  return (
    <CalendarPage heading={t('schedule.title')}>
      <SchedulePart {...nav}>
        {meeting && (
          <MeetingFacts
            title={meeting.title || t('schedule:untitled')}
            when={[isIsoDay(meeting.day) && formatDayOfYear(meeting.day), `${meeting.start}–${meeting.end}`]
              .filter(Boolean)
              .join(', ')}
            texts={{
              attendees: t('schedule:details.attendees'),
              notes: t('schedule:details.notes'),
              close: t('schedule:details.close'),
            }}
            attendees={meeting.attendees}
            notes={meeting.notes}
            onClose={() => setOpenId(undefined)}
          />
        )}
        <ScheduleView week={week} onOpen={setOpenId} />
      </SchedulePart>
    </CalendarPage>
  )
}
