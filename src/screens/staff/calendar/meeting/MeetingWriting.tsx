import { foldText, isEmailAddress, limits } from '@atrium/contract/core'
import { MeetingForm, SeriesQuestion } from '@atrium/ui/meeting'
import { useMessageTexts } from '#hooks/validateWith.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import type { MeetingHandlers } from './openMeeting.ts'
import { useAttachments } from './useAttachments.ts'
import { useAttendable } from './useAttendable.ts'
import { useMeetingAvailability } from './useMeetingAvailability.ts'
import { useMeetingFormActions } from './useMeetingFormActions.ts'
import { useMeetingPeople } from './useMeetingPeople.ts'
import { useMeetingTexts } from './useMeetingTexts.ts'
import { useRepeat } from './useRepeat.ts'
import { useRoomField } from './useRoomField.ts'
import { useStoredMeeting } from './useStoredMeeting.ts'

interface MeetingWritingProps extends MeetingHandlers {
  draft: MeetingDraft
}

/** The form of a new meeting, or of an own meeting that is changed. */
export function MeetingWriting({ draft, ...handlers }: MeetingWritingProps) {
  const { people, ownName, ownId, ownEmail } = useAttendable()
  const texts = useMeetingTexts(draft.id === undefined)
  const translate = useMessageTexts()
  const { marks, note, ask, colleagues } = useMeetingAvailability(draft.values, {
    exceptId: draft.id,
    people,
  })
  const room = useRoomField(draft, { personId: ownId, name: ownName })
  const attachments = useAttachments(draft.base)
  const { trouble, ...answers } = useMeetingPeople(useStoredMeeting(draft.id, draft.occurrence), room.isFreed)
  const repeat = useRepeat(draft)
  const form = useMeetingFormActions({ draft, people, ...handlers })
  return (
    <>
      <MeetingForm
        texts={texts}
        values={draft.values}
        isNew={draft.id === undefined}
        isGone={form.isGone}
        isTouched={form.isTouched}
        onClose={form.discard}
        onChange={(values) => {
          form.keep(values)
          ask(values)
          room.ask(values)
          repeat.follow(values)
        }}
        validate={(values) => ({ ...form.validate(values), ...room.validate(values) })}
        translate={translate}
        onInvalid={form.onInvalid}
        onSave={(values) => form.save(values, trouble?.save !== undefined)}
        notesLimit={limits.message}
        attendees={{
          people,
          foldOf: foldText,
          isEmail: isEmailAddress,
          ownName,
          ownEmail,
          marks,
          colleagues,
          ...answers,
        }}
        trouble={trouble}
        availability={note}
        repeat={repeat.fields}
        room={room.field}
        attachments={attachments}
        actions={form.actions}
      />
      {form.question && <SeriesQuestion {...form.question} />}
    </>
  )
}
