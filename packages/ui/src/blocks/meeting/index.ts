// Entry point `@atrium/ui/meeting`: the form of a meeting, and a meeting that is only read.

export { AnswerButtons, type AnswerScope } from './AnswerButtons.tsx'
export type { FileProblem } from './AttachmentRows.tsx'
export { MeetingSheet } from './MeetingDialog.tsx'
export { MeetingForm } from './MeetingForm.tsx'
export { MeetingView } from './MeetingView.tsx'
export type { MeetingValues } from './meetingTypes.ts'
export type { RepeatInput, RepeatView } from './RepeatFields.tsx'
export type { RoomConflict } from './RoomConflictMessage.tsx'
export type { RoomFieldProps } from './RoomField.tsx'
export { SeriesQuestion } from './SeriesQuestion.tsx'
