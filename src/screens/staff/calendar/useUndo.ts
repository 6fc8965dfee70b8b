import type { Meeting } from '@atrium/contract'
import type { UndoNoteProps } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { type MeetingCommand, useMeetingCommands } from './useMeetingCommands.ts'

/** How many commands can be undone. */
const remembered = 20

/** The last note. */
interface Notice {
  /** A key of the texts. */
  kind: MeetingCommand['kind'] | 'moved' | 'undone' | 'undoneCreated' | 'undoneMoved' | 'gone'
  /** The meeting that the note is about. */
  meeting: Meeting
}

/** Undo of changes to the person's own meetings, and the note that tells the last change. */
export function useUndo() {
  const { t } = useTranslation('schedule')
  const { sayDayOfYear } = useDayNames()
  const store = useAppStore()
  const { undo } = useMeetingCommands()
  const [commands, setCommands] = useState<readonly MeetingCommand[]>([])
  const [notice, setNotice] = useState<Notice>()
  const find = (id: string) => selectMeetingEntry(store.getState(), id)?.meeting

  /** Shows the note about a command. Returns the meeting that the note is about. */
  const done = (command: MeetingCommand) => {
    setCommands((known) => [...known, command].slice(-remembered))
    const meeting = command.kind === 'deleted' ? command.before : find(command.id)
    setNotice(meeting && { kind: isMove(command, meeting) ? 'moved' : command.kind, meeting })
    return meeting
  }
  const takeBack = () => {
    const last = commands.at(-1)
    const meeting = last && (last.before ?? find(last.id))
    if (!last || !meeting) return
    const now = find(last.id)
    const undone =
      last.kind === 'created' ? 'undoneCreated' : now && isMove(last, now) ? 'undoneMoved' : 'undone'
    setNotice({ kind: undo(last) ? undone : 'gone', meeting })
    setCommands(commands.slice(0, -1))
  }
  const textOf = ({ kind, meeting: { title, day, start, end } }: Notice) =>
    t(`change.${kind}`, { title: title || t('untitled'), day: sayDayOfYear(day), time: `${start}–${end}` })
  const isOver = notice?.kind === 'gone' || notice?.kind.startsWith('undone')

  return {
    done,
    takeBack,
    /** Another object after each command and each undo. */
    notice,
    note: {
      text: notice && textOf(notice),
      undo: isOver ? undefined : { label: t('change.undo'), onPress: takeBack },
      closeLabel: t('change.close'),
      onClose: () => setNotice(undefined),
    } satisfies UndoNoteProps,
  }
}

/** Whether a command has changed only day or time of a meeting. */
function isMove({ kind, before }: MeetingCommand, now: Meeting): boolean {
  if (kind !== 'changed' || !before || before.isDeleted) return false
  const isElsewhere = (['day', 'start', 'end'] as const).some((field) => before[field] !== now[field])
  const texts = ['title', 'notes', 'attendees', 'attachments'] as const
  return isElsewhere && texts.every((field) => JSON.stringify(before[field]) === JSON.stringify(now[field]))
}
