import { MeetingSheet, MeetingView, SeriesQuestion } from '@atrium/ui/meeting'
import { useState } from 'react'
import { answersOf } from '#features/schedule/meetingAnswers.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useMeetingCommands } from '#screens/staff/calendar/useMeetingCommands.ts'
import { MeetingWriting } from './MeetingWriting.tsx'
import { type MeetingDraft, valuesOf } from './meetingDraft.ts'
import type { MeetingHandlers } from './meetingHandlers.ts'
import { conflictOf } from './roomConflict.ts'
import { useAttachments } from './useAttachments.ts'
import { useAttendable } from './useAttendable.ts'
import { useCalendarFile } from './useCalendarFile.ts'
import { useRoomField } from './useRoomField.ts'
import { useSeriesQuestion } from './useSeriesQuestion.ts'
import { useStoredMeeting } from './useStoredMeeting.ts'

interface OwnMeetingProps extends MeetingHandlers {
  meeting: WeekMeeting
}

/** A person's own meeting: read first, and edited in the form. */
export function OwnMeeting({ meeting: opened, ...handlers }: OwnMeetingProps) {
  const [draft, setDraft] = useState<MeetingDraft>()
  return (
    <MeetingSheet>
      {draft ? (
        <MeetingWriting draft={draft} {...handlers} />
      ) : (
        <OwnReading meeting={opened} onEdit={setDraft} {...handlers} />
      )}
    </MeetingSheet>
  )
}

function OwnReading({
  meeting: opened,
  onEdit,
  onClose,
  onDone,
  onDuplicate,
}: OwnMeetingProps & { onEdit: (draft: MeetingDraft) => void }) {
  const id = opened.series?.id ?? opened.id
  const { occurrence } = opened
  const stored = useStoredMeeting(id, occurrence)
  // One of a series keeps the day and the time that it was opened with.
  const meeting = stored && occurrence ? { ...opened, shared: stored.shared } : (stored ?? opened)
  const values = valuesOf(meeting)
  const draft = { id, occurrence, base: values, values }
  const { people, ownName, ownId } = useAttendable()
  const { remove, change } = useMeetingCommands()
  const download = useCalendarFile()
  const files = useAttachments(values)
  const room = useRoomField(draft, { personId: ownId, name: ownName })
  const roomConflict = stored && conflictOf(stored, room.isFreed)
  const series = useSeriesQuestion({ draft, people, onDone, leave: onClose })
  const finish = (command: ReturnType<typeof remove>) => {
    if (command) onDone(command)
    onClose()
  }
  /** A copy does not repeat. */
  const duplicate = () => {
    const copy = valuesOf({ ...meeting, recurrence: undefined })
    onDuplicate({ base: copy, values: copy })
  }
  return (
    <>
      <MeetingView
        meeting={meeting}
        onClose={onClose}
        isGone={!stored}
        files={files}
        people={people}
        answers={answersOf(meeting)}
        roomConflict={roomConflict && { ...roomConflict, onBook: () => finish(change({ id }, {}, 'all')) }}
        actions={{
          onDuplicate: duplicate,
          // The file of one of a series has the series.
          onDownload: () => download({ ...(stored ?? opened), occurrence: undefined }),
          ...(stored && {
            onEdit: () => onEdit(draft),
            onDelete: () => series.confirmRemoval() || finish(remove({ id })),
          }),
        }}
      />
      {stored && series.question && <SeriesQuestion {...series.question} />}
    </>
  )
}
