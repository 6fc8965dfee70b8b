// Entry point `@atrium/ui/today`: the start page of the staff area.
export { DayHead } from './DayHead.tsx'
export { DayRows } from './DayRows.tsx'
export { MeetingRows } from './MeetingRows.tsx'
export { TodayCard, TodayPage, TodayPart } from './TodayPage.tsx'
export { UnreadRows } from './UnreadRows.tsx'
