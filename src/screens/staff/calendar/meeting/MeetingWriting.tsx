import { foldText, limits } from '@atrium/contract'
import { MeetingForm } from '@atrium/ui/meeting'
import { useMessageWords } from '#hooks/validateWith.ts'
import type { MeetingDraft } from './meetingDraft.ts'
import { errorsOf } from './meetingRules.ts'
import type { MeetingHandlers } from './shownMeeting.ts'
import { useAttachments } from './useAttachments.ts'
import { useAttendable } from './useAttendable.ts'
import { useMeetingAvailability } from './useMeetingAvailability.ts'
import { useMeetingActs } from './useMeetingFormActions.ts'
import { useMeetingWords } from './useMeetingWords.ts'

interface MeetingWritingProps extends MeetingHandlers {
  draft: MeetingDraft
}

/** The form of a new meeting or of one's own that is changed. */
export function MeetingWriting({ draft, ...handlers }: MeetingWritingProps) {
  const { people, ownName } = useAttendable()
  const words = useMeetingWords(draft.id === undefined)
  const wordOf = useMessageWords({ cvMaxSize: '' })
  const { marks, note, ask } = useMeetingAvailability(draft.values, draft.id)
  const attachments = useAttachments(draft.base)
  const deeds = useMeetingActs({ draft, people, ...handlers })
  return (
    <MeetingForm
      words={words}
      values={draft.values}
      isNew={draft.id === undefined}
      isGone={deeds.isGone}
      isTouched={deeds.isTouched}
      onClose={deeds.discard}
      onChange={(values) => {
        deeds.keep(values)
        ask(values)
      }}
      validate={errorsOf}
      wordOf={wordOf}
      onInvalid={deeds.onInvalid}
      onSave={deeds.save}
      notesLimit={limits.message}
      attendees={{ people, foldOf: foldText, ownName, marks }}
      availability={note}
      attachments={attachments}
      acts={deeds.acts}
    />
  )
}
