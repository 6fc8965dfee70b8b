import type { IsoDay } from '@atrium/contract'
import { useMemo } from 'react'
import { useListOffDayRequestsQuery } from '#api/offDaysApi.ts'

/** The days that the person has asked for and not taken back. */
export function useRequestedDays(): ReadonlySet<IsoDay> {
  const { data } = useListOffDayRequestsQuery()
  return useMemo(() => {
    const sent = data?.list.filter(({ state }) => state === 'sent') ?? []
    return new Set(sent.flatMap(({ days }) => days))
  }, [data])
}
