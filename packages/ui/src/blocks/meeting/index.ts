// The door `@atrium/ui/meeting`: the form of a meeting, and a meeting that is only read.
export type { AvailabilityNoteProps, TimeOffer } from './AvailabilityNote.tsx'
export type { MeetingActsProps } from './MeetingActs.tsx'
export { MeetingForm, type MeetingFormProps } from './MeetingForm.tsx'
export { MeetingView, type MeetingViewProps } from './MeetingView.tsx'
export type {
  AttachmentsWords,
  AttendeesWords,
  MeetingFile,
  MeetingFormWords,
  MeetingValues,
  PersonMark,
} from './meetingTypes.ts'
export type { Attendable } from './useAttendees.ts'
