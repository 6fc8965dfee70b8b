import { company, dayAndTime } from '@atrium/contract/core'
import { answerOf } from '@atrium/contract/meetings'
import { lastDayOf, occurrenceOn } from '@atrium/contract/meetings/series'
import type { Notification } from '@atrium/contract/notifications'
import { useDayNames } from '@atrium/ui/i18n'
import { AnswerButtons } from '@atrium/ui/meeting'
import { now } from '#config/clock.ts'
import { useAnswerMeeting } from '#features/schedule/useAnswerMeeting.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { selectMeetingEntry, selectMeetings } from '#slices/meetingsSlice.ts'
import { knownShared } from '#slices/ownAnswers.ts'
import { useAppSelector } from '#store/hooks.ts'

interface InvitationAnswerProps {
  meeting: NonNullable<Notification['meeting']>
  onAnswered: () => void
}

/** The answer to the invitation of a notification. Nothing while this browser does not know the meeting, and after it. */
export function InvitationAnswer({ meeting: { id }, onAnswered }: InvitationAnswerProps) {
  const { formatDayOfYear } = useDayNames()
  const user = useStaffUser()
  const answer = useAnswerMeeting()
  const entry = useAppSelector((state) =>
    selectMeetings(state).personId === user.id ? selectMeetingEntry(state, id) : undefined,
  )
  const shared = entry && !entry.meeting.isDeleted ? knownShared(entry) : undefined
  const { day: today } = dayAndTime(now(), company.timeZone)
  if (!entry || shared?.invitedAs === undefined || lastDayOf(entry.meeting) < today) return null
  const whole = answerOf(shared, shared.invitedAs)
  const { invitedAs } = shared
  // An occurrence that was changed by itself is answered by itself.
  const changed = whole ? (shared.counted?.days ?? []) : []
  const [one] = changed
    .flatMap((counted) => occurrenceOn(entry.meeting, counted.day) ?? [])
    .filter((found) => found.day >= today && !answerOf(shared, invitedAs, found.originalDay))
  const { title } = entry.meeting
  const time = one ?? entry.meeting
  return (
    <AnswerButtons
      title={one ? `${title}, ${formatDayOfYear(one.day)}` : title}
      answer={one ? undefined : whole}
      onAnswer={(state) => {
        answer({ id, shared, day: time.day, start: time.start }, state, one?.originalDay)
        onAnswered()
      }}
    />
  )
}
