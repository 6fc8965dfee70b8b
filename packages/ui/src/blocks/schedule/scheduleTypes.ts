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
  /** It belongs to the company's schedule, or the week is only read: it can be opened and not moved. */
  isFixed: boolean
  /** "Stand-up, Monday 16 November, 09:00–09:30, Leyla Əliyeva, Aysel Kərimova". */
  label: string
}

/** What a day's header says beside its date. */
export interface DayNote {
  /** `holiday` is a day off, `named` a holiday that is worked, `away` one's own off day. */
  kind: 'holiday' | 'named' | 'away'
  text: string
}

/** A day of the week and its meetings, sorted by start. The same object as long as nothing of it has changed. */
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

/** The words of the grid: what a screen reader hears. All of them take what they speak of. */
export interface GridTexts {
  /** Names the grid: "Week of 15 November 2026". */
  label: string
  /** How it is used with the keyboard; read with the grid's name. */
  help: string
  /** Names the list of the meetings: "Meetings of the week". */
  meetings: string
  /** A row's header, "09:15". */
  time: (minutes: number) => string
  /** A cell: "Tuesday 17 November 2026, 11:15", and what stands there: ", 2 meetings: Client call, Interview". */
  cell: (day: GridDay, minutes: number, meetings: readonly PlacedMeeting[]) => string
  /** One of several in a cell was picked: "2 of 3: Interview, 11:15–12:15". `index` counts from 0. */
  picked: (meeting: PlacedMeeting, index: number, count: number) => string
  /** While it is moved or made longer: "Client call, Tuesday 17 November, 10:15–11:15". */
  preview: (meeting: PlacedMeeting, span: GridSpan) => string
  /** It stands there now: "Moved to Tuesday 17 November, 10:15–11:15". */
  changed: (meeting: PlacedMeeting, span: GridSpan) => string
  /** It cannot be moved: "Client call belongs to the company’s schedule and cannot be moved". */
  fixed: (meeting: PlacedMeeting) => string
  /** A change was given up: "Nothing was changed". */
  cancelled: string
}

export interface WeekGridProps {
  /** The seven days of a week, or one day of it. */
  days: readonly GridDay[]
  /** The same object from rendering to rendering. */
  hours: GridHours
  /** The same object as long as the language is. */
  texts: GridTexts
  /** The line of now; left out where it is not shown. */
  now?: { day: string; minutes: number } | undefined
  /** A place was pressed or drawn over. Left out where nothing can be made. */
  onCreate?: ((span: GridSpan) => void) | undefined
  onOpen: (id: string) => void
  /** A meeting was moved or made longer. Left out where nothing can be changed. */
  onChange?: ((id: string, span: GridSpan) => void) | undefined
  /** PageUp and PageDown, or an arrow that leaves the week. */
  onWeek: (by: -1 | 1) => void
  /** With one day shown: an arrow leaves it. */
  onDay?: ((by: -1 | 1) => void) | undefined
  /** Meetings can be opened and nothing else. @default false */
  isReadOnly?: boolean | undefined
}
