import { yearOf } from '@atrium/contract/days'
import { useDayNames } from '@atrium/ui/i18n'
import type { RequestPartProps } from '@atrium/ui/requests'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetScheduleQuery } from '#api/scheduleApi.ts'
import { isInvitation } from '#features/schedule/meetingAnswers.ts'
import { useMeetingState } from '#features/schedule/useMeetingState.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useToday } from '#hooks/useToday.ts'
import { selectMeetingIndex, selectMeetings } from '#slices/meetingsSlice.ts'
import type { OffDayState } from '#slices/offDaySlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { meetingsOnDays } from './meetingsOnDays.ts'

/** The props of the list of missed meetings; `undefined` while no day is chosen, and for who `worksElsewhere`: nothing is missed. */
export function useMissedMeetings(draft: OffDayState, worksElsewhere: boolean): RequestPartProps['missed'] {
  const { t } = useTranslation(['requests', 'common'])
  const { formatDay, formatDayOfYear } = useDayNames()
  const stateOf = useMeetingState()
  const { linkOf } = useScheduleLink()
  const year = yearOf(useToday())
  const { id, firstName, lastName } = useStaffUser()
  const query = useGetScheduleQuery(undefined, useLiveList())
  const { data } = query
  const own = useAppSelector((state) =>
    selectMeetings(state).personId === id ? selectMeetingIndex(state) : undefined,
  )
  const { days, isTimeAdded, start, end } = draft
  const missed = useMemo(
    () =>
      meetingsOnDays({
        days,
        hours: isTimeAdded ? { start, end } : undefined,
        own,
        schedule: data?.list,
        name: `${firstName} ${lastName}`,
      }),
    [days, isTimeAdded, start, end, own, data, firstName, lastName],
  )
  const failure = useQueryError(!data, query)
  if (days.length === 0 || worksElsewhere) return undefined
  return {
    sentence: missed.length > 0 ? t('meetings.missed', { count: missed.length }) : '',
    meetings: missed.map((meeting) => ({
      id: meeting.id,
      day: meeting.day,
      dayName: yearOf(meeting.day) === year ? formatDayOfYear(meeting.day) : formatDay(meeting.day),
      time: [meeting.start, meeting.end].filter(Boolean).join('–'),
      title: meeting.title,
      look: meeting.look,
      note: stateOf(meeting).join(', '),
      // Somebody has to be told: by an answer, or in the form of the own meeting.
      ...((isInvitation(meeting) || (!meeting.isFixed && meeting.attendees.length > 0)) && {
        link: linkOf(meeting),
      }),
    })),
    moreLabel: t('meetings.more', { total: missed.length }),
    fewerLabel: t('meetings.fewer'),
    ...(failure && {
      failure: {
        text: t('meetings.failed'),
        retryLabel: t('common:failure.retry'),
        onRetry: failure.retry,
        isRetrying: failure.isRetrying,
      },
    }),
  }
}
