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
  /** It belongs to the company's schedule, or somebody else organises it: it can be opened and not moved. */
  isFixed: boolean
  /** It is the company's, without this person: it stands apart from their own. @default false */
  isOthers?: boolean | undefined
  /** The name of somebody else who organises it. */
  organiser?: string | undefined
  /** This person's answer to somebody else's meeting; left out for an accepted one. */
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
  /** "Tue". */
  weekday: string
  /** "17". */
  number: string
  /** "Tuesday 17 November 2026". */
  label: string
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

/** The texts of the grid, most of them for screen readers. */
export interface GridTexts {
  /** Names the grid: "Week of 15 November 2026". */
  label: string
  /** How the keyboard is used; the description of the grid. */
  help: string
  /** Names the list of the meetings: "Meetings of the week". */
  meetings: string
  /** The rows of what lasts all day, over the hours. */
  allDay: {
    /** The header of the rows: "All day". */
    label: string
    /** "Monday 16 – Wednesday 18 November". */
    span: (from: GridDay, to: GridDay) => string
    /** The button "+2" of a day: "+2, Tuesday 17 November 2026: Victory Day, off day". `names` are separated by commas. */
    more: (count: number, day: GridDay, names: string) => string
    /** "Show fewer". */
    fewer: string
  }
  /** A row's header, "09:15". */
  time: (minutes: number) => string
  /** A second scale of hours, for a reader in another time zone: what their clock shows, and its name, "UTC+0". */
  own?: { label: string; companyLabel: string; timeAt: (minutes: number) => string } | undefined
  /** A cell and its meetings: "Tuesday 17 November 2026, 11:15: Client call, Interview". Asked for each cell of a week. */
  cell: (day: GridDay, minutes: number, meetings: readonly PlacedMeeting[]) => string
  /** One of several in a cell was picked: "2 of 3: Interview, 11:15–12:15". `index` counts from 0. */
  picked: (meeting: PlacedMeeting, index: number, count: number) => string
  /** While a meeting is moved or made longer: "Client call, Tuesday 17 November, 10:15–11:15". */
  preview: (meeting: PlacedMeeting, span: GridSpan) => string
  /** After a meeting was moved or made longer: "Moved to Tuesday 17 November, 10:15–11:15". */
  changed: (meeting: PlacedMeeting, span: GridSpan) => string
  /** The meeting cannot be moved, and why: "Client call belongs to the company’s schedule and cannot be moved". */
  fixed: (meeting: PlacedMeeting) => string
  /** A change was cancelled: "Nothing was changed". */
  cancelled: string
}

export interface WeekGridProps {
  /** The seven days of a week, or one day. */
  days: readonly GridDay[]
  /** The same object at each rendering. */
  hours: GridHours
  /** The same object until the language changes. */
  texts: GridTexts
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
