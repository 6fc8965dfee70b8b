// Entry point `@atrium/ui/requests`: requesting days off, and the own requests.
export { AnswerForm } from './AnswerForm.tsx'
export { DayCalendar } from './DayCalendar.tsx'
export { FreeDaysDialog } from './FreeDaysDialog.tsx'
export { OffDayForm } from './OffDayForm.tsx'
export { OffDayPage } from './OffDayPage.tsx'
export { OwnRequests } from './OwnRequests.tsx'
export { RequestPart } from './RequestPart.tsx'
export { TimePart } from './TimePart.tsx'
