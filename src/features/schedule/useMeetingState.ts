import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { countAnswers, invitedNames, isInvitation, isRoomTaken, ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** The state of a shared meeting in texts: the own answer and the organiser, or how many have accepted. */
export function useMeetingState(): (meeting: WeekMeeting) => string[] {
  const { t } = useTranslation('schedule')
  return useCallback(
    (meeting) => {
      const answer = ownAnswer(meeting)
      const invited = isInvitation(meeting) ? [] : invitedNames(meeting)
      return [
        ...(meeting.recurrence ? [t('repeats')] : []),
        ...(answer ? [t(`answers.${answer}`)] : []),
        ...(isRoomTaken(meeting) ? [t('roomTaken')] : []),
        ...(meeting.shared?.organiser ? [t('organisedBy', { name: meeting.shared.organiser })] : []),
        ...(invited.length > 0
          ? [t('accepted', { done: countAnswers(meeting).accepted, total: invited.length })]
          : []),
        ...(meeting.roomname ? [t('room', { room: meeting.roomname })] : []),
      ]
    },
    [t],
  )
}
