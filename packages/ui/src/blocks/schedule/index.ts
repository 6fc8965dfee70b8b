// The door `@atrium/ui/schedule`: the week with its meetings.

export { ConnectionNote } from '#blocks/states/ConnectionNote.tsx'
export { PartMissing } from '#blocks/states/PartMissing.tsx'
export { MeetingFacts } from './MeetingFacts.tsx'
export { ScheduleFoot } from './ScheduleFoot.tsx'
export { SchedulePart } from './SchedulePart.tsx'
export { ScheduleWeek, type ScheduleWeekProps } from './ScheduleWeek.tsx'
export type { DayNote, GridDay, GridMeeting, GridSpan, GridTexts } from './scheduleTypes.ts'
export { UndoNote, type UndoNoteProps } from './UndoNote.tsx'
export { type UnplacedItem, UnplacedList } from './UnplacedList.tsx'
export { WeekGrid } from './WeekGrid.tsx'
export type { WeekNavProps } from './WeekNav.tsx'
