// The door `@atrium/ui/meeting`: the form of a meeting, and a meeting that is only read.

export { AnswerButtons, type AnswerButtonsProps } from './AnswerButtons.tsx'
export type { AvailabilityGridProps } from './AvailabilityGrid.tsx'
export type { AvailabilityNoteProps } from './AvailabilityNote.tsx'
export { MeetingForm } from './MeetingForm.tsx'
export { MeetingView } from './MeetingView.tsx'
export type {
  AnswerMark,
  InvitedPerson,
  MeetingFile,
  MeetingFormTexts,
  MeetingValues,
  PersonMark,
} from './meetingTypes.ts'
