import type { IsoDay } from '@atrium/contract/days'

/** A key of `names` in `locales/<language>/holidays.json`. */
export type HolidayName =
  | 'newYear'
  | 'mourning'
  | 'women'
  | 'novruz'
  | 'victoryOverFascism'
  | 'independence'
  | 'salvation'
  | 'armedForces'
  | 'remembrance'
  | 'victory'
  | 'stateFlag'
  | 'solidarity'
  | MoonName
  | keyof Exchange

/** Holidays of two days in the Islamic calendar. */
export type MoonName = 'ramazan' | 'qurban'

interface FixedHoliday {
  name: HolidayName
  /** Month and date. */
  days: readonly string[]
  /** The first year. */
  since?: number
  /** Named in the calendar but a working day. */
  isWorkingDay?: boolean
  /** A weekend does not move the holiday. */
  isNeverMoved?: boolean
}

/** Labour Code, article 105, part 1, and the Day of Mourning. */
export const fixedHolidays: readonly FixedHoliday[] = [
  { name: 'newYear', days: ['01-01', '01-02'] },
  { name: 'mourning', days: ['01-20'], isNeverMoved: true },
  { name: 'women', days: ['03-08'] },
  { name: 'novruz', days: ['03-20', '03-21', '03-22', '03-23', '03-24'] },
  { name: 'victoryOverFascism', days: ['05-09'] },
  { name: 'independence', days: ['05-28'] },
  { name: 'salvation', days: ['06-15'] },
  { name: 'armedForces', days: ['06-26'] },
  { name: 'remembrance', days: ['09-27'], since: 2021, isWorkingDay: true },
  { name: 'victory', days: ['11-08'], since: 2021 },
  { name: 'stateFlag', days: ['11-09'], since: 2010 },
  { name: 'solidarity', days: ['12-31'] },
]

/**
 * The first of the two days, as the Cabinet of Ministers decides for each year. Add a row when the next decision is
 * published; until then the day is an estimate.
 */
export const announcedMoonDays: Record<MoonName, Partial<Record<number, IsoDay>>> = {
  ramazan: {
    2020: '2020-05-24',
    2021: '2021-05-13',
    2022: '2022-05-02',
    2023: '2023-04-21',
    2024: '2024-04-10',
    2025: '2025-03-30',
    2026: '2026-03-20',
  },
  qurban: {
    2020: '2020-07-31',
    2021: '2021-07-20',
    2022: '2022-07-09',
    2023: '2023-06-28',
    2024: '2024-06-16',
    2025: '2025-06-06',
    2026: '2026-05-27',
  },
}

/** The effect of a decision about a single year: working days off, and days that are worked instead. */
export interface Exchange {
  dayOff: IsoDay
  workingDay: IsoDay
}

/**
 * Decisions of the Cabinet of Ministers that swap working days and days of rest within one year. Add a row when a
 * decision is published; past years are not listed.
 */
export const exchanges: readonly Exchange[] = []
