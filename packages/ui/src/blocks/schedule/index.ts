// The door `@atrium/ui/schedule`: the week with its meetings.
export type {
  DayNote,
  GridDay,
  GridHours,
  GridMeeting,
  GridSpan,
  GridWords,
} from './scheduleTypes.ts'
