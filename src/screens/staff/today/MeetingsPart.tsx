import { SkeletonRegion } from '@atrium/ui'
import { useDayNames } from '@atrium/ui/i18n'
import { MeetingRows, TodayCard, TodayPart } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { InvitationReply } from './InvitationReply.tsx'
import type { useDayMeetings } from './useDayMeetings.ts'
import { useMeetingRows } from './useMeetingRows.ts'

interface MeetingsPartProps {
  meetings: ReturnType<typeof useDayMeetings>
  now: { day: string; minutes: number }
}

/** The meetings of today and the next ones; those that are over stand last. */
export function MeetingsPart({ meetings, now }: MeetingsPartProps) {
  const { t } = useTranslation(['today', 'schedule'])
  const { dayMonthOf } = useDayNames()
  const { rowOf, openSchedule } = useMeetingRows(now)
  const { waiting, today, listedToday, next, hasAny, until, schedule } = meetings
  const { further } = waiting
  const rows = listedToday.map(rowOf)
  const ahead = rows.filter(({ isOver }) => !isOver)
  const earlier = rows.filter(({ isOver }) => isOver)
  const isKnown = !schedule.isLoading && !schedule.isFailed
  return (
    <TodayCard
      heading={t('meetings.heading')}
      link={{ label: t('meetings.open'), href: href('calendar'), onClick: () => openSchedule() }}
    >
      {schedule.isFailed && <TodayPart nothing={t('meetings.failed')} />}
      {waiting.list.length > 0 && (
        <TodayPart
          heading={t('meetings.waiting')}
          link={
            further && {
              label: t('meetings.allWaiting', { total: waiting.total }),
              href: href('calendar'),
              onClick: () => openSchedule(further.day),
            }
          }
        >
          <MeetingRows
            label={t('meetings.waiting')}
            items={waiting.list.map((meeting) => ({
              ...rowOf(meeting),
              action: (
                <InvitationReply meeting={meeting} onAnswer={(state) => waiting.answer(meeting, state)} />
              ),
            }))}
          />
        </TodayPart>
      )}
      {ahead.length > 0 && (
        <TodayPart heading={t('meetings.today')}>
          <MeetingRows label={t('meetings.today')} items={ahead} />
        </TodayPart>
      )}
      {schedule.isLoading && <SkeletonRegion label={t('meetings.loading')} shape="rows" />}
      {!hasAny && isKnown && <TodayPart nothing={t('meetings.nothingAhead', { day: dayMonthOf(until) })} />}
      {next.length > 0 && (
        <TodayPart
          {...(today.length > 0
            ? { heading: t('meetings.next') }
            : { nothing: isKnown ? t('meetings.nothingNext') : undefined })}
        >
          <MeetingRows label={t('meetings.next')} items={next.map(rowOf)} />
        </TodayPart>
      )}
      {earlier.length > 0 && (
        <TodayPart heading={t('meetings.earlier')}>
          <MeetingRows label={t('meetings.earlier')} items={earlier} />
        </TodayPart>
      )}
    </TodayCard>
  )
}
