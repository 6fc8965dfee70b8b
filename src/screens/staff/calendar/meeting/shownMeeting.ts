import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import type { MeetingCommand } from '#screens/staff/calendar/useMeetingCommands.ts'
import type { MeetingDraft } from './meetingDraft.ts'

/** What stands over the week: a form, or a meeting to read. `key` tells one from the one before. */
export type ShownMeeting = { key: number } & (
  | { kind: 'writing'; draft: MeetingDraft }
  | { kind: 'reading'; meeting: WeekMeeting }
)

/** What the sheet of a meeting tells. */
export interface MeetingHandlers {
  onDone: (command: MeetingCommand) => void
  onClose: () => void
  /** A new form is to open with what stands in this one. */
  onDuplicate: (draft: MeetingDraft) => void
}
