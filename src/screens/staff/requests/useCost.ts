import { readTime, writeTime } from '@atrium/contract/core'
import { yearOf } from '@atrium/contract/days'
import { addedCost, hoursOf, type LeaveType, openStates, type YearBalance } from '@atrium/contract/leave'
import { closedKind, type WorkCalendar } from '@atrium/contract/meetings/freeBusy'
import { useListOffDayRequestsQuery } from '#api/leaveApi.ts'
import { selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppSelector } from '#store/hooks.ts'

interface ChosenKind {
  chosen: LeaveType
  balance: YearBalance | undefined
}

/** What the chosen days take from the balance of their kind, in minutes, as the server counts them; nothing without a balance. */
export function useCost(
  kind: ChosenKind | undefined,
  calendar: WorkCalendar,
): { cost?: number; left?: number | undefined } {
  const { days, isTimeAdded, start, end } = useAppSelector(selectOffDayDraft)
  const { data } = useListOffDayRequestsQuery()
  if (!kind?.chosen.hasBalance || days.length === 0) return {}
  const [from, to] = [readTime(start), readTime(end)]
  const isPart = isTimeAdded && from !== undefined && to !== undefined && from < to
  const times = isPart
    ? { startTime: writeTime(from), endTime: writeTime(to) }
    : { startTime: '', endTime: '' }
  const others = (data?.list ?? []).filter(
    ({ typeId, state }) => typeId === kind.chosen.id && openStates.includes(state),
  )
  const years = addedCost(hoursOf({ days: [...days].sort(), ...times }), others, (day) =>
    closedKind(calendar, day),
  )
  const cost = [...years.values()].reduce((sum, minutes) => sum + minutes, 0)
  const isOneYear = new Set(days.map(yearOf)).size === 1
  return { cost, left: isOneYear ? kind.balance?.left : undefined }
}
