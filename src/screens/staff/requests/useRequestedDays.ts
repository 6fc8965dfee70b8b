import type { IsoDay } from '@atrium/contract/days'
import type { OffDayRequest } from '@atrium/contract/leave'
import { isAway, isElsewhere, takenStates } from '@atrium/contract/leave'
import { useMemo } from 'react'
import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'

interface RequestedDays {
  /** Off days that wait for a decision. */
  requested: ReadonlySet<IsoDay>
  /** Off days that were granted. */
  granted: ReadonlySet<IsoDay>
  /** Days on which the person works elsewhere, granted or not. */
  elsewhere: ReadonlySet<IsoDay>
}

/** The days of the person's requests. */
export function useRequestedDays(): RequestedDays {
  const { data } = useListOffDayRequestsQuery()
  return useMemo(() => {
    const daysOf = (isMeant: (request: OffDayRequest) => boolean) =>
      new Set(data?.list.filter(isMeant).flatMap(({ days }) => days))
    const isGranted = ({ state }: OffDayRequest) => takenStates.includes(state)
    return {
      requested: daysOf((request) => isAway(request) && !isGranted(request)),
      granted: daysOf((request) => isAway(request) && isGranted(request)),
      elsewhere: daysOf(isElsewhere),
    }
  }, [data])
}
