import type { OwnClock } from '#i18n/ownClock.ts'

/** How much the schedule shows at once. */
export type ScheduleSpan = 'day' | 'week' | 'month'

/** A span on one day: `day` as `YYYY-MM-DD`, times in minutes since midnight. */
export interface GridSpan {
  day: string
  start: number
  end: number
}

/** A meeting inside the grid. The same object until the meeting changes. */
export interface PlacedMeeting extends GridSpan {
  id: string
  title: string
  /** "09:00–09:30". */
  time: string
  /** One for each attendee: "LA". */
  initials: readonly string[]
  /** 0 to 4: which of the five colour styles. */
  look: number
  /** It belongs to the company's schedule, or another person organises it: it can be opened and not moved. */
  isFixed: boolean
  /** A meeting of the company without this person: drawn apart from own meetings. @default false */
  isOthers?: boolean | undefined
  /** The name of another person who organises it. */
  organiser?: string | undefined
  /** This person's answer to another person's meeting; left out for an accepted one. */
  answer?: 'waiting' | 'maybe' | 'declined' | undefined
  /** How many invitees of an own meeting have accepted: "2/3". */
  accepted?: string | undefined
  /** It is one of a series. @default false */
  isRepeating?: boolean | undefined
  /** The name of the room. */
  room?: string | undefined
  /** That the room could not be booked, in words. */
  roomTaken?: string | undefined
  /** Begins with what is seen: "Stand-up, 09:00–09:30, Monday 16 November, Leyla Əliyeva, Aysel Kərimova". */
  label: string
}

/** What lasts all day. */
export interface DayNote {
  /**
   * `holiday` is a day off, `named` a holiday that is a working day, `away` an off day of the person, `elsewhere` a day on
   * which the person works, elsewhere.
   */
  kind: 'holiday' | 'named' | 'away' | 'elsewhere'
  text: string
}

/** A day of the week and its meetings, sorted by start. The same object until the day changes. */
export interface GridDay {
  /** `YYYY-MM-DD`. */
  day: string
  isToday: boolean
  notes: readonly DayNote[]
  meetings: readonly PlacedMeeting[]
}

/** The hours that the grid shows, in minutes since midnight; `step` is a row. */
export interface GridHours {
  start: number
  end: number
  step: number
}

export interface WeekGridProps {
  /** The seven days of a week, or one day. */
  days: readonly GridDay[]
  /** The same object at each rendering. */
  hours: GridHours
  /** The working hours of the reader: the other ones are shaded. @default hours */
  ownHours?: Pick<GridHours, 'start' | 'end'> | undefined
  /** A second scale of hours, for a reader in another time zone. The same object until it changes. */
  clock?: OwnClock | undefined
  /** The current time, for its line; left out where the line is not shown. */
  now?: { day: string; minutes: number } | undefined
  /** An empty place was pressed or drawn over. Left out where no meeting can be created. */
  onCreate?: ((span: GridSpan) => void) | undefined
  onOpen: (id: string) => void
  /** A meeting was moved or made longer. Left out where meetings cannot be changed. */
  onChange?: ((id: string, span: GridSpan) => void) | undefined
  /** PageUp and PageDown, or an arrow that leaves the week. */
  onWeek: (by: -1 | 1) => void
  /** Meetings can only be opened. @default false */
  isReadOnly?: boolean | undefined
}
