import type { IsoDay } from '@atrium/contract/days'
import { createContext, type ReactNode, useContext } from 'react'

interface DayHolidays {
  /** The public holiday of a day, of the years that have loaded. */
  holidayOf: (day: IsoDay) => string | undefined
  /** Loads the holidays of a year. */
  onYear: (year: number) => void
}

const DayHolidaysContext = createContext<DayHolidays | undefined>(undefined)

/** Gives the calendars of all fields for a day below it the public holidays. */
export const DayHolidaysProvider = ({
  holidays,
  children,
}: {
  holidays: DayHolidays
  children: ReactNode
}) => <DayHolidaysContext value={holidays}>{children}</DayHolidaysContext>

/** The public holidays for calendars; nothing where the app does not know them. */
export const useDayHolidays = (): Partial<DayHolidays> => useContext(DayHolidaysContext) ?? none

const none = {}
