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

export interface TeamMonthProps {
  /** Names the grid: the month in words. */
  label: string
  /** Above the names. */
  personLabel: string
  days: readonly TeamDay[]
  people: readonly TeamPerson[]
  legend: readonly {
    look: 'granted' | 'pending' | 'elsewhere' | 'conflict' | 'holiday' | 'weekend'
    text: string
  }[]
  /** In narrow windows, when nobody is away. */
  nobody: string
}
