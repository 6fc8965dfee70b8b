import type { AnswerState } from '@atrium/contract/meetings'
import { Button, OutcomeNote } from '@atrium/ui'
import { AnswerButtons } from '@atrium/ui/meeting'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownAnswer } from '#features/schedule/meetingAnswers.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { timeNow } from '#hooks/useOutcome.ts'

interface InvitationReplyProps {
  meeting: WeekMeeting
  onAnswer: (answer: AnswerState) => void
}

/** The reply to an invitation. Once given it is folded to one line, with the way to change it. */
export function InvitationReply({ meeting, onAnswer }: InvitationReplyProps) {
  const { t } = useTranslation('schedule')
  const answer = ownAnswer(meeting)
  const [answeredAt, setAnsweredAt] = useState<string>()
  const rootRef = useRef<HTMLDivElement>(null)
  const isFolded = answeredAt !== undefined && answer !== undefined && answer !== 'waiting'
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current === isFolded) return
    wasFolded.current = isFolded
    // The pressed button is gone: its answer, or the way to change it, takes the focus.
    rootRef.current?.querySelector<HTMLElement>(isFolded ? 'button' : '[aria-pressed=true]')?.focus()
  }, [isFolded])
  return (
    <div ref={rootRef}>
      {!isFolded && (
        <AnswerButtons
          title={meeting.title}
          answer={answer}
          onAnswer={(state) => {
            setAnsweredAt(timeNow())
            onAnswer(state)
          }}
        />
      )}
      <OutcomeNote
        outcome={isFolded ? { text: t(`answer.given.${answer}`), time: answeredAt } : undefined}
        action={
          <Button
            size="sm"
            variant="outline"
            aria-label={t('answer.changeFor', { title: meeting.title })}
            onClick={() => setAnsweredAt(undefined)}
          >
            {t('answer.change')}
          </Button>
        }
      />
    </div>
  )
}
