import type { Meeting } from '@atrium/contract'
import type { UndoNoteProps } from '@atrium/ui/schedule'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#hooks/useDayNames.ts'
import { selectMeetingEntry } from '#slices/meetingsSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import { type MeetingCommand, useMeetingCommands } from './useMeetingCommands.ts'

/** How many deeds can be taken back, the last one first. */
const remembered = 20

interface Said {
  /** A key of the texts. */
  what: MeetingCommand['kind'] | 'moved' | 'undone' | 'undoneCreated' | 'gone'
  /** The meeting of which it is said. */
  meeting: Meeting
}

/** What was done to one's own meetings: it is said, and taken back on demand. */
export function useUndo() {
  const { t } = useTranslation('schedule')
  const { sayDayOfYear } = useDayNames()
  const store = useAppStore()
  const { undo } = useMeetingCommands()
  const [commands, setDeeds] = useState<readonly MeetingCommand[]>([])
  const [said, setSaid] = useState<Said>()
  const find = (id: string) => selectMeetingEntry(store.getState(), id)?.meeting

  /** Says a deed, and gives the meeting of which it says so. */
  const done = (command: MeetingCommand) => {
    setDeeds((known) => [...known, command].slice(-remembered))
    const meeting = command.kind === 'deleted' ? command.before : find(command.id)
    setSaid(meeting && { what: isMove(command, meeting) ? 'moved' : command.kind, meeting })
    return meeting
  }
  const takeBack = () => {
    const last = commands.at(-1)
    const meeting = last && (last.before ?? find(last.id))
    if (!last || !meeting) return
    const undone = last.kind === 'created' ? 'undoneCreated' : 'undone'
    setSaid({ what: undo(last) ? undone : 'gone', meeting })
    setDeeds(commands.slice(0, -1))
  }
  const textOf = ({ what, meeting: { title, day, start, end } }: Said) =>
    t(`change.${what}`, { title: title || t('untitled'), day: sayDayOfYear(day), time: `${start}–${end}` })
  const isOver = said?.what === 'gone' || said?.what.startsWith('undone')

  return {
    done,
    takeBack,
    /** The last thing that was said; another object each time. */
    said,
    note: {
      text: said && textOf(said),
      undo: isOver ? undefined : { label: t('change.undo'), onPress: takeBack },
      closeLabel: t('change.close'),
      onClose: () => setSaid(undefined),
    } satisfies UndoNoteProps,
  }
}

/** Whether nothing but its day or time was changed. */
function isMove({ kind, before }: MeetingCommand, now: Meeting): boolean {
  if (kind !== 'changed' || !before || before.isDeleted) return false
  const isElsewhere = (['day', 'start', 'end'] as const).some((field) => before[field] !== now[field])
  const texts = ['title', 'notes', 'attendees', 'attachments'] as const
  return isElsewhere && texts.every((field) => JSON.stringify(before[field]) === JSON.stringify(now[field]))
}
