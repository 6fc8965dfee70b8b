import type { UndoNoteProps } from '@atrium/ui/schedule'
import { useState } from 'react'
import { roomTakenDays } from '#features/schedule/meetingAnswers.ts'
import { weekMeetingOf } from '#features/schedule/useWeekMeetings.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { isUnsent } from '#slices/storedMeeting.ts'
import { useAppSelector } from '#store/hooks.ts'
import { type MeetingCommand, useMeetingCommands } from './useMeetingCommands.ts'

/** How many commands can be undone. */
const remembered = 20

/** The last note. */
interface Notice {
  kind: MeetingCommand['kind'] | 'undone' | 'undoneCreated' | 'undoneMoved' | 'gone' | 'full'
  /** The meeting that the note is about. */
  meeting: MeetingCommand['meeting']
  /** The command, until it is undone. */
  command?: MeetingCommand
  /** Does for the whole series what could not be done for one of it. */
  forAll?: MeetingCommand['forAll']
}

/** Undo of changes to the person's own meetings, and the note about the last change. */
export function useUndo() {
  const { undo } = useMeetingCommands()
  const [commands, setCommands] = useState<readonly MeetingCommand[]>([])
  const [notice, setNotice] = useState<Notice>()

  /** Shows the note about a command. Returns the meeting that the note is about. */
  const done = (command: MeetingCommand): MeetingCommand['meeting'] => {
    setCommands((known) => [...known, command].slice(-remembered))
    setNotice({ kind: command.kind, meeting: command.meeting, command })
    return command.meeting
  }
  /** Shows why a meeting of a series was not changed alone. */
  const refuse = (meeting: MeetingCommand['meeting'], forAll: MeetingCommand['forAll']) =>
    setNotice({ kind: 'full', meeting, forAll })
  const undoLast = () => {
    const last = commands.at(-1)
    if (!last) return
    const undone =
      last.kind === 'created' ? 'undoneCreated' : last.kind === 'moved' ? 'undoneMoved' : 'undone'
    setNotice({ kind: undo(last) ? undone : 'gone', meeting: last.before ?? last.meeting })
    setCommands(commands.slice(0, -1))
  }
  const roomless = useRoomlessDays(notice?.command)
  const forAll = notice?.forAll ?? notice?.command?.forAll
  const applyToAll = () => {
    // The command for the one is part of the one for all.
    if (notice?.command) setCommands(commands.slice(0, -1))
    const command = forAll?.()
    if (command) done(command)
    else if (notice) setNotice({ kind: 'gone', meeting: notice.meeting })
  }

  return {
    done,
    refuse,
    undoLast,
    /** Another object after each command and each undo. */
    notice,
    note: {
      notice: notice && { ...notice, scope: notice.command?.scope, roomless },
      onMoveAll: forAll && applyToAll,
      onUndo: notice?.command && undoLast,
      onClose: () => setNotice(undefined),
    } satisfies UndoNoteProps,
  }
}

/**
 * On how many days of a series another meeting has the room of what a command has saved, or that it has it at all, or that the
 * room is gone; known once the server has answered.
 */
function useRoomlessDays(command: MeetingCommand | undefined): number | 'all' | 'gone' | undefined {
  const isSaved = command !== undefined && command.kind !== 'deleted'
  const id = isSaved ? command.steps.at(-1)?.id : undefined
  return useAppSelector((state) => {
    const entry = id === undefined ? undefined : selectMeetingEntry(state, id)
    if (!entry || entry.meeting.isDeleted || isUnsent(entry)) return undefined
    const occurrence = command?.scope === 'one' ? command.meeting.id.split('@')[1] : undefined
    const meeting = weekMeetingOf(entry)
    const { length } = roomTakenDays(occurrence ? { ...meeting, occurrence } : meeting)
    if (length === 0) return undefined
    if (meeting.shared?.isRoomGone) return 'gone'
    return meeting.recurrence && !occurrence ? length : 'all'
  })
}
