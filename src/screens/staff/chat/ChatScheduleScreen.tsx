import { LinkButton } from '@atrium/ui'
import { CalendarPage } from '@atrium/ui/calendar'
import { MeetingFacts, SchedulePart } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { ScheduleView } from '#features/schedule/ScheduleView.tsx'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { useScheduleWeek } from '#features/schedule/useScheduleWeek.ts'
import { useWeekNav } from '#features/schedule/useWeekNav.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/chat/user-profile/schedule` (spec 2): the week of My Schedule, to read, and what colleagues see of it. */
export function ChatScheduleScreen() {
  const { t } = useTranslation(['staff', 'schedule', 'days', 'common'])
  usePageTitle(t('schedule.title'))
  const week = useScheduleWeek()
  const nav = useWeekNav(week)
  const { openSchedule } = useScheduleLink()
  const [openId, setOpenId] = useState<string>()
  const meeting = openId === undefined ? undefined : week.find(openId)
  return (
    <CalendarPage
      heading={t('schedule.title')}
      lead={t('schedule.text')}
      toggle={
        <LinkButton
          variant="outline"
          size="sm"
          href={href('calendar')}
          onClick={() => openSchedule(week.day)}
        >
          {t('schedule.edit')}
        </LinkButton>
      }
    >
      <SchedulePart {...nav}>
        {meeting && <MeetingFacts key={openId} meeting={meeting} onClose={() => setOpenId(undefined)} />}
        <ScheduleView week={week} onOpen={setOpenId} />
      </SchedulePart>
    </CalendarPage>
  )
}
