// The door `@atrium/ui/schedule`: the week with its meetings.

export { PartMissing, type PartMissingProps } from '#blocks/states/PartMissing.tsx'
export { DayStrip, type DayStripProps } from './DayStrip.tsx'
export { MeetingFacts, type MeetingFactsProps } from './MeetingFacts.tsx'
export { ScheduleFoot, type ScheduleFootProps } from './ScheduleFoot.tsx'
export { SchedulePart, type SchedulePartProps } from './SchedulePart.tsx'
export { ScheduleWeek, type ScheduleWeekProps } from './ScheduleWeek.tsx'
export type {
  DayNote,
  GridDay,
  GridHours,
  GridMeeting,
  GridSpan,
  GridWords,
  WeekGridProps,
} from './scheduleTypes.ts'
export { UndoNote, type UndoNoteProps } from './UndoNote.tsx'
export { type UnplacedItem, UnplacedList, type UnplacedListProps } from './UnplacedList.tsx'
export { WeekGrid } from './WeekGrid.tsx'
export { WeekNav, type WeekNavProps } from './WeekNav.tsx'
