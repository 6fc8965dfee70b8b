import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import type { MeetingCommand } from '#screens/staff/calendar/useMeetingCommands.ts'
import type { MeetingDraft } from './meetingDraft.ts'

/** The content of the dialog: a draft in the form, or a meeting to read. The `key` is that of its history entry. */
export type OpenMeeting = { key: string } & ({ draft: MeetingDraft } | { meeting: WeekMeeting })

export interface MeetingHandlers {
  /** A meeting was created, changed or deleted. */
  onDone: (command: MeetingCommand) => void
  onClose: () => void
  /** A new form is to open with the values of the open meeting. */
  onDuplicate: (draft: MeetingDraft) => void
}
