import { CalendarPage } from '@atrium/ui/calendar'
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
  const week = useScheduleWeek()
  const nav = useWeekNav(week)
  const [openId, setOpenId] = useState<string>()
  const meeting = openId === undefined ? undefined : week.find(openId)
  return (
    <CalendarPage heading={t('schedule.title')}>
      <SchedulePart {...nav}>
        {meeting && <MeetingFacts key={openId} meeting={meeting} onClose={() => setOpenId(undefined)} />}
        <ScheduleView week={week} onOpen={setOpenId} />
      </SchedulePart>
    </CalendarPage>
  )
}
