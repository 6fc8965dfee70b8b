import type { TimeSpan } from '@atrium/contract'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useToasts } from '#hooks/useToasts.ts'
import {
  type MeetingDraft,
  newValues,
  nextHour,
  readDraft,
  valuesOf,
} from '#screens/staff/calendar/meeting/meetingDraft.ts'
import type { ShownMeeting } from '#screens/staff/calendar/meeting/shownMeeting.ts'
import { useMeetingPanel } from '#screens/staff/calendar/meeting/useMeetingPanel.ts'
import { selectChosenDay } from '#slices/weekRangeSlice.ts'
import { useAppStore } from '#store/hooks.ts'
import type { MeetingCommand } from './useMeetingCommands.ts'

interface MeetingForm {
  /** Opens the form of a new meeting, at a span, or at the first hour that suits the day which is shown. */
  openNew: (span?: TimeSpan) => void
  /** Opens a meeting: one's own in the form, one of the company's schedule to read. */
  open: (meeting: WeekMeeting) => void
  isOpen: boolean
  /** The dialog, where it is open. */
  element: ReactNode
}

type Shown = ShownMeeting extends infer One ? (One extends ShownMeeting ? Omit<One, 'key'> : never) : never

/**
 * The form of a meeting over the schedule (spec 2); `onDone` hears what was done by it. What was being written when the
 * page was left is open again.
 */
export function useMeetingForm(onDone: (command: MeetingCommand) => void): MeetingForm {
  const { t } = useTranslation('common')
  const showToast = useToasts()
  const store = useAppStore()
  const [shown, setShown] = useState<ShownMeeting | undefined>(() => {
    const draft = readDraft()
    return draft && { kind: 'writing', key: 0, draft }
  })
  const show = (next: Shown) => setShown((before) => ({ ...next, key: (before?.key ?? 0) + 1 }))
  const write = (draft: MeetingDraft) => show({ kind: 'writing', draft })
  const close = () => setShown(undefined)
  const Panel = useMeetingPanel(shown !== undefined, () => {
    close()
    showToast({ kind: 'error', text: t('failure.title') })
  })
  return {
    openNew: (span) => {
      const values = newValues(span ?? nextHour(selectChosenDay(store.getState())))
      write({ base: values, values })
    },
    open: (meeting) => {
      const values = valuesOf(meeting)
      if (meeting.isFixed) show({ kind: 'reading', meeting })
      else write({ id: meeting.id, base: values, values })
    },
    isOpen: shown !== undefined,
    element: shown && Panel && (
      <Suspense>
        <Panel shown={shown} onDone={onDone} onClose={close} onDuplicate={write} />
      </Suspense>
    ),
  }
}
