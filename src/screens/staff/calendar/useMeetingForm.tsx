import type { TimeSpan } from '@atrium/contract'
import type { ReactNode } from 'react'
import type { MeetingDeed } from '#hooks/useMeetingDeeds.ts'
import type { WeekMeeting } from '#hooks/weekMeeting.ts'

interface MeetingForm {
  /** Opens or closes the form of a new meeting, prefilled with a span where one is given. */
  openNew: (span?: TimeSpan) => void
  /** Opens a meeting: one's own in the form, one of the company's schedule to read. */
  open: (meeting: WeekMeeting) => void
  isOpen: boolean
  /** The dialog, where it is open. */
  element: ReactNode
}

/** The form of a meeting over the schedule (spec 2); `onDone` hears what was done by it. */
export function useMeetingForm(_onDone: (deed: MeetingDeed) => void): MeetingForm {
  return { openNew: () => undefined, open: () => undefined, isOpen: false, element: null }
}
