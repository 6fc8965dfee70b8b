export interface TeamDay {
  /** `YYYY-MM-DD`. */
  day: string
  /** In the head of the grid: "4" and "Fri". */
  short: { date: string; weekday: string }
  /** "Friday 4 December 2026", with the name of a holiday. */
  name: string
  isWeekend: boolean
  isHoliday: boolean
  isToday: boolean
  /** On a day with two or more people away: "2 people away: Irina Sokolova, Fərid Nəbiyev". */
  conflict?: string | undefined
}

export interface TeamPerson {
  id: number
  name: string
  unit: string
  /** By day: "Annual leave, granted". */
  away: ReadonlyMap<string, { look: 'granted' | 'pending' | 'elsewhere'; text: string }>
}

export interface TeamTableProps {
  days: readonly TeamDay[]
  people: readonly TeamPerson[]
}
