import type { IsoDay } from '@atrium/contract/days'
import { openStates, takenStates } from '@atrium/contract/leave'
import { useMemo } from 'react'
import {
  useListColleagueOffDaysQuery,
  useListLeaveTypesQuery,
  useListOffDayRequestsQuery,
} from '#api/leaveApi.ts'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { colleaguesUntil, holidaysFrom, holidaysUntil, runsFrom } from './daysAhead.ts'

/** How many holidays are shown. */
const holidaysShown = 3

/** The holidays, the own off days and those of colleagues from a day on. */
export function useDaysAhead(today: IsoDay) {
  const { language } = useLanguage()
  const live = useLiveList()
  const { holidays: known, queries, missing } = useWorkCalendar(today, holidaysUntil(today))
  const requests = useListOffDayRequestsQuery(undefined, live)
  const { data: kinds } = useListLeaveTypesQuery(language, { skip: !requests.data?.list.length })
  const until = colleaguesUntil(today)
  const away = useListColleagueOffDaysQuery({ from: today, to: until }, live)

  const isKnown = missing.length === 0
  const holidays = useMemo(() => (isKnown ? holidaysFrom(today, known) : undefined), [today, known, isKnown])
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
      failure: useQueryError(!isKnown, ...missing),
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
    queries: [...queries, requests],
  }
}

export type DaysAhead = ReturnType<typeof useDaysAhead>
