import { formatDay, formatDayMonth, formatSpan, type Language } from '@atrium/contract/core'
import { addDays, type IsoDay, startOfWeek, weekdayOf } from '@atrium/contract/days'
import { type Lng, type Texts, wordsOf } from '#support/texts.ts'

/** A meeting as the journey entered it. */
export interface Written {
  title: string
  day: IsoDay
  /** `HH:mm` */
  start: string
  end: string
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The Saturday on which the journeys take place. */
export const today: IsoDay = '2026-11-21'

/** The edited weeks by their Sundays, with the week of today in the middle. */
export const sundays: readonly IsoDay[] = [-7, 0, 7].map((days) => addDays(startOfWeek(today), days))

/** The actions of a person and the expected state after them: an independent copy of the state of the application. */
export class Diary {
  language: Language = 'EN'
  view: 'calendar' | 'schedule' = 'schedule'
  year = 2026
  /** The day whose week is shown. */
  day: IsoDay = today
  meetings: readonly Written[] = []
  /** The meetings before the last undoable action. */
  undo: readonly Written[] | undefined
  /** Days of November. */
  offDays: ReadonlySet<number> = new Set()
  message = ''
  isTimeAdded = true
  /** The prefix of every title. */
  private readonly kind: string
  private count = 0

  constructor(kind = 'Meeting') {
    this.kind = kind
  }

  get lng(): Lng {
    return this.language.toLowerCase() as Lng
  }

  get texts(): Texts {
    return wordsOf(this.lng)
  }

  get sunday(): IsoDay {
    return startOfWeek(this.day)
  }

  /** A unique title. */
  newTitle(): string {
    this.count += 1
    return `${this.kind} ${this.count}`
  }

  /** Records a change of the meetings. */
  write(meetings: readonly Written[]): void {
    this.undo = this.meetings
    this.meetings = meetings
  }

  /** Records a meeting saved in the form, whose week is shown then. */
  save(meeting: Written, before?: Written): void {
    this.write([...this.meetings.filter((one) => one !== before), meeting])
    this.day = meeting.day
  }

  /** "Nov 15 – Nov 21, 2026" */
  weekLabel(sunday: IsoDay): string {
    return formatSpan(sunday, addDays(sunday, 6), this.language)
  }

  /** The accessible names of the meetings of a week, in order. */
  labelsOf(sunday: IsoDay): string[] {
    return this.meetings
      .filter(({ day }) => startOfWeek(day) === sunday)
      .map(({ title, day, start, end }) => `${title}, ${start}–${end}, ${this.formatDay(day)}`)
      .sort()
  }

  /** "23 November 2026" of each chosen day. */
  get chosenDays(): string[] {
    return [...this.offDays]
      .sort((one, other) => one - other)
      .map((date) => formatDay(`2026-11-${two(date)}`, this.language))
  }

  private formatDay(day: IsoDay): string {
    const weekday = this.texts(`days:weekdays.long.${weekdays[weekdayOf(day) - 1]}`)
    return this.texts('days:day', {
      weekday,
      day: formatDayMonth(day, this.language),
    })
  }
}

export const two = (number: number): string => String(number).padStart(2, '0')
