/** A file of a meeting, as the form lists it. */
export interface MeetingFile {
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** An attendee who is told of the meeting: somebody with an account, or a guest from outside. */
export interface InvitedPerson {
  /** One of the attendees. */
  name: string
  /** The id in the directory. */
  personId?: string | undefined
  email?: string | undefined
}

/** One meeting of a series that does not take place on its day: it is skipped, or moved to another day. */
export interface DayChange {
  /** `2026-11-24`. */
  day: string
  to?: string | undefined
}

/** How a meeting repeats. */
export interface RepeatValues {
  /** One of the options of `RepeatView`; empty for a meeting that does not repeat. */
  repeats: string
  /** 1 is Monday. Empty for the weekday of the meeting. */
  weekdays: readonly number[]
  /** The first day of the weeks that a repetition every second week counts; Monday when left out. */
  weekStart?: number | undefined
  ending: 'until' | 'count'
  /** As typed; `2026/12/24` once it is a day. */
  until: string
  /** As typed. */
  count: string
  dayChanges: readonly DayChange[]
}

/** The values of the form of a meeting (spec 3). */
export interface MeetingValues extends RepeatValues {
  title: string
  /** As typed; `2026/11/24` once it is a day. */
  day: string
  /** As typed; `HH:mm` once it is a time. */
  start: string
  end: string
  /** Names, each once. */
  attendees: readonly string[]
  /** Who of the attendees is told of the meeting. */
  invitees: readonly InvitedPerson[]
  /** The text in the attendees' input that is no attendee yet. */
  typedName: string
  /** The name of the room; empty without one. */
  roomname: string
  notes: string
  attachments: readonly MeetingFile[]
}

/** The availability of a person at the meeting's time. */
export interface PersonMark {
  kind: 'free' | 'tentative' | 'busy' | 'away' | 'unknown'
  /** "busy" */
  text: string
}

/** What an attendee has answered, or that the attendee is a guest, or is told nothing. */
export interface AnswerMark {
  kind: 'accepted' | 'maybe' | 'declined' | 'waiting' | 'guest' | 'untold'
  /** "accepted" */
  text: string
  /** What is shown for the name: the address of a guest who has no other name. */
  name?: string | undefined
}

/** The words of the attendees' box. */
export interface AttendeesTexts {
  label: string
  hint: string
  /** The accessible name of the list of chosen attendees. */
  chosen: string
  /** Names the list of suggestions. */
  suggestions: string
  /** How many there are, for the ear. */
  found: (count: number) => string
  /** The row of a name that nobody has: "Add “Jan Novák” without an invitation". */
  add: (name: string) => string
  /** The row of an e-mail address: "Invite “jan@example.com” as a guest". */
  addGuest: (email: string) => string
  added: (name: string) => string
  removed: (name: string) => string
  /** They were chosen before. */
  already: (name: string) => string
  /** A guest is a colleague: "leyla@caspora.example is Leyla Əliyeva, a colleague." */
  isColleague: (email: string, name: string) => string
  /** A name that was typed before the colleagues were known is one of theirs. */
  isInvited: (name: string) => string
  /** Whether it is the person who fills in the form. */
  isYou: string
  /** The box was left with this text, which is nobody's name. */
  waiting: (text: string) => string
  /** The text has an @ and is no e-mail address. */
  notEmail: (text: string) => string
  /** The button that shows those who are folded: "+22 more". */
  more: (count: number) => string
  /** All are shown now: "All 30 attendees are shown." */
  unfolded: (count: number) => string
  remove: (name: string) => string
}

/** The words of the meeting's files. */
export interface AttachmentsTexts {
  label: string
  choose: string
  drop: string
  dropActive: string
  /** How many, how large. */
  note: string
  /** Names the list. */
  list: string
  remove: (name: string) => string
  download: (name: string) => string
  /** A number of bytes in words. */
  size: (bytes: number) => string
}

/** The words of the form. */
export interface MeetingFormTexts {
  /** "Create Meeting" or "Edit meeting". */
  heading: string
  close: string
  title: string
  date: string
  /** How a date is written, while there is none. */
  dateHint: string
  /** The day that was typed, in words; `undefined` while it is none. */
  formatDay: (text: string) => string | undefined
  pickDate: string
  start: string
  end: string
  /** For a writer in another time zone: "09:00–10:00 in Baku = 05:00–06:00 here"; `undefined` for all others. */
  formatOwnTime: (day: string, start: string, end: string) => string | undefined
  notes: string
  notesLeft: (left: number) => string
  /** "opens in a new tab": said of the links in the notes. */
  newTab: string
  save: string
  saving: string
  cancel: string
  /** The meeting was deleted elsewhere while it is written: that it was, what can be done, and Save instead. */
  gone: { heading: string; text: string; save: string }
  /** The question before typed values are discarded. */
  discardQuestion: string
  keep: string
  discard: string
  attendees: AttendeesTexts
  attachments: AttachmentsTexts
}
