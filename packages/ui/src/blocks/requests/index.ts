// Entry point `@atrium/ui/requests`: asking for days off, and one's own requests.
export { AnswerForm } from './AnswerForm.tsx'
export { DayCalendar, type DayCalendarProps } from './DayCalendar.tsx'
export { FreeDaysDialog } from './FreeDaysDialog.tsx'
export { OffDayPage } from './OffDayPage.tsx'
export type { OwnRequestProps } from './OwnRequest.tsx'
export { OwnRequests } from './OwnRequests.tsx'
export { RequestPart, type RequestPartProps } from './RequestPart.tsx'
export { TimePart, type TimePartProps } from './TimePart.tsx'
