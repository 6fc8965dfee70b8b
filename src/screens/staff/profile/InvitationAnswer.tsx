import { answerOf, company, dayAndTime, type NotifiedMeeting } from '@atrium/contract'
import { AnswerButtons } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectMeetingEntry, selectMeetings } from '#slices/meetingsSlice.ts'
import { knownShared } from '#slices/ownAnswers.ts'
import { useAppSelector } from '#store/hooks.ts'

interface InvitationAnswerProps {
  meeting: NotifiedMeeting
  onAnswered: () => void
}

/** The answer to the invitation of a notification. Nothing while this browser does not know the meeting, and after it. */
export function InvitationAnswer({ meeting: { id, day }, onAnswered }: InvitationAnswerProps) {
  const { t } = useTranslation('schedule')
  const user = useStaffUser()
  const answer = useAnswerMeeting()
  const entry = useAppSelector((state) =>
    selectMeetings(state).personId === user.id ? selectMeetingEntry(state, id) : undefined,
  )
  const shared = entry && !entry.meeting.isDeleted ? knownShared(entry) : undefined
  const { day: today } = dayAndTime(now(), company.timeZone)
  if (!entry || shared?.invitedAs === undefined || day < today) return null
  return (
    <AnswerButtons
      isCompact
      label={t('answer.for', { title: entry.meeting.title })}
      texts={{ accepted: t('answer.accepted'), maybe: t('answer.maybe'), declined: t('answer.declined') }}
      answer={answerOf(shared, shared.invitedAs)}
      onAnswer={(state) => {
        answer({ id, shared, day: entry.meeting.day, start: entry.meeting.start }, state)
        onAnswered()
      }}
    />
  )
}
