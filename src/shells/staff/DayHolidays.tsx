import type { IsoDay } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { DayHolidaysProvider } from '@atrium/ui/i18n'
import { type ReactNode, useMemo, useState } from 'react'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** Gives the calendars of all fields for a day the public holidays of the year that one of them shows. */
export function DayHolidays({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const [year, setYear] = useState(0)
  const isKnown = holidayYears.first <= year && year <= holidayYears.last
  const { currentData } = useListHolidaysQuery({ year, language }, { skip: !isKnown })
  const holidays = useMemo(() => {
    const names = new Map(
      currentData?.list
        // A service may name a day with an hour.
        .flatMap(({ name, date, isWorkingDay }) =>
          isWorkingDay ? [] : ([[date.iso.slice(0, 10), name]] as const),
        ),
    )
    return { holidayOf: (day: IsoDay) => names.get(day), onYear: setYear }
  }, [currentData])
  return <DayHolidaysProvider holidays={holidays}>{children}</DayHolidaysProvider>
}
