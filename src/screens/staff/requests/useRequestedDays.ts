import type { IsoDay, LeaveState } from '@atrium/contract'
import { pendingStates, takenStates } from '@atrium/contract/leave'
import { useMemo } from 'react'
import { useListOffDayRequestsQuery } from '#api/offDaysApi.ts'

/** The days that the person has asked for: those that wait for a decision, and those that were granted. */
export function useRequestedDays(): { requested: ReadonlySet<IsoDay>; granted: ReadonlySet<IsoDay> } {
  const { data } = useListOffDayRequestsQuery()
  return useMemo(() => {
    const daysIn = (states: readonly LeaveState[]) =>
      new Set(data?.list.filter(({ state }) => states.includes(state)).flatMap(({ days }) => days))
    return { requested: daysIn(pendingStates), granted: daysIn(takenStates) }
  }, [data])
}
