import type { MeetingCommand } from '#screens/staff/calendar/useMeetingCommands.ts'
import type { MeetingDraft } from './meetingDraft.ts'

export interface MeetingHandlers {
  /** A meeting was created, changed or deleted. */
  onDone: (command: MeetingCommand) => void
  onClose: () => void
  /** A new form is to open with the values of the open meeting. */
  onDuplicate: (draft: MeetingDraft) => void
}
