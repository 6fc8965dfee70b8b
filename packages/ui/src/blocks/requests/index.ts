// Entry point `@atrium/ui/requests`: asking for days off, and one's own requests.
export { AnswerForm } from './AnswerForm.tsx'
export { DayCalendar } from './DayCalendar.tsx'
export { FreeDaysDialog } from './FreeDaysDialog.tsx'
export { OffDayPage } from './OffDayPage.tsx'
export { OwnRequests } from './OwnRequests.tsx'
export { RequestPart } from './RequestPart.tsx'
export { TimePart } from './TimePart.tsx'
