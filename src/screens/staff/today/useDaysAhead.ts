import { addDays, type IsoDay, yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { openStates, takenStates } from '@atrium/contract/leave'
import { useMemo } from 'react'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { useListColleagueOffDaysQuery, useListOffDayRequestsQuery } from '#api/offDaysApi.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { holidaysFrom, runsFrom } from './daysAhead.ts'

/** How many holidays are shown, and how many days the off days of colleagues reach ahead. */
const [holidaysShown, colleaguesAhead] = [3, 28]

/** The holidays, the own off days and those of colleagues from a day on. */
export function useDaysAhead(today: IsoDay) {
  const { language } = useLanguage()
  const live = useLiveList()
  const year = yearOf(today)
  const thisYear = useListHolidaysQuery({ year, language })
  const nextYear = useListHolidaysQuery({ year: Math.min(year + 1, holidayYears.last), language })
  const requests = useListOffDayRequestsQuery(undefined, live)
  const { data: kinds } = useListLeaveTypesQuery(language, { skip: !requests.data?.list.length })
  const until = addDays(today, colleaguesAhead - 1)
  const away = useListColleagueOffDaysQuery({ from: today, to: until }, live)

  const holidays = useMemo(() => {
    const lists = [thisYear.currentData, nextYear.currentData]
    if (lists.some((list) => !list)) return undefined
    return holidaysFrom(
      today,
      lists.flatMap((list) => list?.list ?? []),
    )
  }, [today, thisYear.currentData, nextYear.currentData])
  const own = useMemo(
    () =>
      requests.data?.list
        .filter(({ state }) => openStates.includes(state))
        .flatMap(({ id, typeId, days, startTime, endTime, state, worksElsewhere }) =>
          runsFrom(today, days).map((run) => ({
            ...run,
            key: `${id} ${run.first}`,
            startTime,
            endTime,
            isGranted: takenStates.includes(state),
            kind: kinds?.find((kind) => kind.id === typeId)?.name,
            worksElsewhere,
          })),
        )
        .sort((one, other) => (one.first < other.first ? -1 : 1)),
    [today, requests.data, kinds],
  )
  const colleagues = useMemo(
    () =>
      away.data?.flatMap(({ name, days, ...rest }) =>
        runsFrom(today, days).map((run) => ({
          ...run,
          key: [name, run.first, rest.startTime].join(' '),
          name,
          ...rest,
        })),
      ),
    [today, away.data],
  )
  return {
    holidays: {
      isToday: holidays?.find(({ first, last }) => first <= today && today <= last),
      list: holidays?.slice(0, holidaysShown),
      failure: useQueryError(!holidays, thisYear, nextYear),
    },
    own: { list: own, failure: useQueryError(!own, requests) },
    colleagues: {
      list: colleagues?.filter(({ worksElsewhere }) => !worksElsewhere),
      /** They can be reached. */
      elsewhere: colleagues?.filter(({ worksElsewhere }) => worksElsewhere) ?? [],
      until,
      failure: useQueryError(!colleagues, away),
    },
    /** Those that have a copy in the browser. */
    queries: [thisYear, nextYear, requests],
  }
}

export type DaysAhead = ReturnType<typeof useDaysAhead>
