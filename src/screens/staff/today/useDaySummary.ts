import { writeTime } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import type { DayMeetings } from './useDayMeetings.ts'
import type { DaysAhead } from './useDaysAhead.ts'

type OwnDays = NonNullable<DaysAhead['own']['list']>[number]

interface Day {
  meetings: DayMeetings
  days: DaysAhead
  now: { day: string; minutes: number }
}

/** The day in a sentence or two: a day off or of work elsewhere, and the meetings that are still to come. Empty until the schedule is known. */
export function useDaySummary({ meetings, days, now }: Day): string {
  const { t } = useTranslation('today')
  const holiday = days.holidays.isToday?.holiday
  const own = days.own.list?.find(({ first, last }) => first <= now.day && now.day <= last)
  const time = writeTime(now.minutes)
  const titleOf = ({ title }: { title: string }) => title || t('meetings.untitled')
  const ownText = ({ worksElsewhere, isGranted, startTime, endTime, kind }: OwnDays) => {
    const time = startTime && `${startTime}–${endTime}`
    if (worksElsewhere) return `${[kind ?? t('lead.elsewhere'), time].filter(Boolean).join(', ')}.`
    if (isGranted) return time ? t('lead.offTime', { time }) : t('lead.off')
    return time ? t('lead.awayTime', { time }) : t('lead.away')
  }
  const meetingsText = () => {
    const { today, schedule } = meetings
    if (schedule.isLoading || schedule.isFailed) return []
    if (today.length === 0) return [t('lead.none')]
    const count = t('lead.count', { count: today.length })
    const current = today.find(({ start, end }) => start <= time && time < end)
    if (current) return [count, t('lead.now', { title: titleOf(current), time: current.end })]
    const next = today.find(({ start }) => start > time)
    return next ? [count, t('lead.next', { title: titleOf(next), time: next.start })] : [t('lead.over')]
  }
  return [
    ...(holiday ? [t('lead.holiday', { name: holiday.name })] : []),
    ...(own ? [ownText(own)] : []),
    ...meetingsText(),
  ].join(' ')
}
