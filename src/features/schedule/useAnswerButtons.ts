import type { AnswerState } from '@atrium/contract/meetings'
import type { AnswerButtonsProps } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import { ownAnswer } from './meetingAnswers.ts'
import type { WeekMeeting } from './weekMeeting.ts'

/** A function that makes the props of the buttons with which an invitation is answered. */
export function useAnswerButtons() {
  const { t } = useTranslation('schedule')
  return (meeting: WeekMeeting, onAnswer: (state: AnswerState) => void): AnswerButtonsProps => {
    const answer = ownAnswer(meeting)
    return {
      label: t('answer.label'),
      texts: {
        accepted: t('answer.accepted'),
        maybe: t('answer.maybe'),
        declined: t('answer.declined'),
      },
      ...(answer && answer !== 'waiting' && { answer }),
      onAnswer,
    }
  }
}
