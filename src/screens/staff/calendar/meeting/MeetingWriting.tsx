import { readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { readMeetingDate } from '@atrium/contract/meetings'
import { MeetingForm, SeriesQuestion } from '@atrium/ui/meeting'
import { answersOf } from '#features/schedule/meetingAnswers.ts'
import { useMessageTexts } from '#hooks/useMessageTexts.ts'
import { useNow } from '#hooks/useNow.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import type { MeetingHandlers } from './meetingHandlers.ts'
import { conflictOf } from './roomConflict.ts'
import { useAttachments } from './useAttachments.ts'
import { useAttendable } from './useAttendable.ts'
import { useMeetingAvailability } from './useMeetingAvailability.ts'
import { useMeetingFormActions } from './useMeetingFormActions.ts'
import { useRepeat } from './useRepeat.ts'
import { useRoomField } from './useRoomField.ts'
import { useStoredMeeting } from './useStoredMeeting.ts'

interface MeetingWritingProps extends MeetingHandlers {
  draft: MeetingDraft
}

/** The form of a new meeting, or of an own meeting that is changed. */
export function MeetingWriting({ draft, ...handlers }: MeetingWritingProps) {
  const { people, ownName, ownId, ownEmail } = useAttendable()
  const translate = useMessageTexts()
  const clock = useNow()
  const {
    availability,
    note,
    follow: followAvailability,
    colleagues,
  } = useMeetingAvailability(draft.values, {
    exceptId: draft.id,
    people,
  })
  const room = useRoomField(draft, { personId: ownId, name: ownName })
  const attachments = useAttachments(draft.base)
  const stored = useStoredMeeting(draft.id, draft.occurrence)
  const roomConflict = stored && conflictOf(stored, room.isFreed)
  const repeat = useRepeat(draft)
  const form = useMeetingFormActions({ draft, people, ...handlers })
  return (
    <>
      <MeetingForm
        values={draft.values}
        isNew={draft.id === undefined}
        isGone={form.isGone}
        isTouched={form.isTouched}
        onClose={form.discard}
        onChange={(values) => {
          form.keep(values)
          followAvailability(values)
          room.follow(values)
          repeat.follow(values)
        }}
        validate={(values) => ({ ...form.validate(values), ...room.validate(values) })}
        translate={translate}
        pastOf={(day, start) => {
          const isKept = draft.id !== undefined && day === draft.base.day && start === draft.base.start
          return isKept ? undefined : pastOf(readMeetingDate(day), readTime(start), clock)
        }}
        onInvalid={form.onInvalid}
        onSave={(values) => form.save(values, roomConflict?.kind === 'roomFreed')}
        attendees={{
          people,
          ownName,
          ownEmail,
          availability,
          colleagues,
          answers: stored && answersOf(stored),
        }}
        roomConflict={roomConflict}
        availability={note}
        repetitionIn={repeat.describe}
        room={room.field}
        attachments={attachments}
      />
      {form.question && <SeriesQuestion {...form.question} />}
    </>
  )
}

/** What is before now: the day, or the time of today; a half typed one is not. */
function pastOf(day: IsoDay | undefined, start: number | undefined, now: ReturnType<typeof useNow>) {
  if (day === undefined || day > now.day) return undefined
  if (day < now.day) return 'day'
  return start !== undefined && start < now.minutes ? 'time' : undefined
}
