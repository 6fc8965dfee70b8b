import { writeTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import type { MeetingFields } from '@atrium/contract/meetings'
import { useTranslation } from 'react-i18next'

/** A day on which the person is away or works elsewhere. */
interface OwnDay {
  worksElsewhere: boolean
  isGranted: boolean
  /** Empty for the whole day. */
  startTime: string
  endTime: string
  /** The name of the kind of leave. */
  kind?: string | undefined
}

export interface DaySummaryProps {
  now: { day: IsoDay; minutes: number }
  /** The meetings of the day, by time. */
  meetings: readonly Pick<MeetingFields, 'title' | 'start' | 'end'>[]
  /** Whether these are all of them. */
  isKnown: boolean
  /** The name of the public holiday. */
  holiday?: string | undefined
  ownDay?: OwnDay | undefined
}

/** The day in a sentence or two: a day off or of work elsewhere, and the meetings that are still to come. */
export function useDaySummary({ now, meetings, isKnown, holiday, ownDay }: DaySummaryProps): string {
  const { t } = useTranslation('today')
  const time = writeTime(now.minutes)
  const titleOf = ({ title }: { title: string }) => title || t('meetings.untitled')
  const ownText = ({ worksElsewhere, isGranted, startTime, endTime, kind }: OwnDay) => {
    const time = startTime && `${startTime}–${endTime}`
    if (worksElsewhere) return `${[kind ?? t('lead.elsewhere'), time].filter(Boolean).join(', ')}.`
    if (isGranted) return time ? t('lead.offTime', { time }) : t('lead.off')
    return time ? t('lead.awayTime', { time }) : t('lead.away')
  }
  const meetingsText = () => {
    if (!isKnown) return []
    if (meetings.length === 0) return [t('lead.none')]
    const count = t('lead.count', { count: meetings.length })
    const current = meetings.find(({ start, end }) => start <= time && time < end)
    if (current) return [count, t('lead.now', { title: titleOf(current), time: current.end })]
    const next = meetings.find(({ start }) => start > time)
    return next ? [count, t('lead.next', { title: titleOf(next), time: next.start })] : [t('lead.over')]
  }
  return [
    ...(holiday ? [t('lead.holiday', { name: holiday })] : []),
    ...(ownDay ? [ownText(ownDay)] : []),
    ...meetingsText(),
  ].join(' ')
}
