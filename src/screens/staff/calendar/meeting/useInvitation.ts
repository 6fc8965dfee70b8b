import type { AnswerState } from '@atrium/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInvitation, ownAnswer } from '#features/schedule/meetingAnswers.ts'
import { useAnswerButtons } from '#features/schedule/useAnswerButtons.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { selectSyncStatus } from '#slices/meetingSyncSlice.ts'
import { useAppSelector } from '#store/hooks.ts'
import { useStoredMeeting } from './useStoredMeeting.ts'

/**
 * An opened invitation as it is now, with its answer; `undefined` for a meeting of the company's schedule. `isWithdrawn`: it
 * was cancelled while it is open.
 */
export function useInvitation(opened: WeekMeeting) {
  const { t } = useTranslation('schedule')
  const stored = useStoredMeeting(opened.series?.id ?? opened.id)
  const status = useAppSelector(selectSyncStatus)
  const answerMeeting = useAnswerMeeting()
  const buttonsOf = useAnswerButtons()
  // One of a series keeps the day and the time that it was opened with.
  const meeting = stored && opened.occurrence ? { ...opened, shared: stored.shared } : (stored ?? opened)
  const { occurrence } = opened
  const [scope, setScope] = useState<'this' | 'all'>(() =>
    occurrence && ownAnswer(meeting) !== 'waiting' ? 'this' : 'all',
  )
  const [hasAnswered, setAnswered] = useState(false)
  if (!isInvitation(opened)) return undefined

  const of = scope === 'all' ? { ...meeting, occurrence: undefined } : meeting
  const answer = ownAnswer(of) ?? 'waiting'
  const organiser = meeting.shared?.organiser
  const give = (state: AnswerState) => {
    setAnswered(true)
    answerMeeting(meeting, state, scope === 'this' ? occurrence : undefined)
  }
  return {
    meeting,
    isWithdrawn: !stored,
    buttons: {
      ...buttonsOf(of, give),
      status: [t(`answer.given.${answer}`, { organiser }), hasAnswered && t(`sync.${status}`)]
        .filter(Boolean)
        .join(' '),
      ...(occurrence && {
        scopes: {
          label: t('answer.scope'),
          options: [
            { value: 'this', text: t('answer.this') },
            { value: 'all', text: t('answer.all') },
          ],
          chosen: scope,
          onChoose: (chosen: string) => setScope(chosen === 'this' ? 'this' : 'all'),
        },
      }),
    },
  }
}
