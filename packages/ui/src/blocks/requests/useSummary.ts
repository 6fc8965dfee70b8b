import { readTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { daysOfMinutes } from '@atrium/contract/leave'
import { workingHours } from '@atrium/contract/meetings'
import { useTranslation } from 'react-i18next'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'

/** What is chosen; the times as they are typed. */
interface ChosenDays {
  days: readonly IsoDay[]
  /** Whether the request is for `start` to `end`, or for whole days. */
  isTimeAdded: boolean
  start: string
  end: string
}

export interface SummaryData {
  chosen: ChosenDays
  /** The chosen days by what they are; `holidays` by their names. */
  counted: {
    working: readonly IsoDay[]
    weekend: readonly IsoDay[]
    holidays: ReadonlyMap<string, readonly IsoDay[]>
  }
  /** Minutes that the request takes from the balance of its kind; left out for a kind without one. */
  cost?: number | undefined
  /** Minutes that are left in the year of the days; left out when they are not known, or in two years. */
  left?: number | undefined
  /** The days of earlier requests. */
  requested: ReadonlySet<IsoDay>
  today: IsoDay
}

/**
 * The summary before sending: the working days or the hours on them, what the balance pays, the days that do not count, and
 * those that were asked for before.
 */
export function useSummary({ chosen, counted, cost, left, requested, today }: SummaryData) {
  const { days, start, end } = chosen
  const { t } = useTranslation('requests')
  const formats = useLeaveFormats()
  const formatDays = (days: readonly IsoDay[]) => formats.formatDays(days, today)
  if (days.length === 0) return { notCounted: [] }
  const repeated = days.filter((day) => requested.has(day))
  const { working, weekend, holidays } = counted
  const paid = cost !== undefined && t('form.cost', formats.count(cost))
  const daysLeft = (minutes: number) => formats.number(daysOfMinutes(minutes))
  return {
    summary:
      working.length === 0
        ? t('form.noWorkingDays')
        : isPartOfDay(chosen)
          ? t('form.hours', { start, end, days: formatDays(working) })
          : t('form.workingDays', { count: working.length, days: formatDays(working) }),
    cost:
      paid && left !== undefined
        ? t('form.costLeft', { cost: paid, left: daysLeft(left), after: daysLeft(left - (cost ?? 0)) })
        : paid,
    repeated: repeated.length > 0 && t('form.repeated', { days: formatDays(repeated) }),
    notCounted: [
      // Calendar days of a whole leave pay for its weekends.
      ...(weekend.length > 0 && (!paid || isPartOfDay(chosen))
        ? [t('form.weekend', { days: formatDays(weekend) })]
        : []),
      ...[...holidays].map(([name, off]) => t('form.holiday', { days: formatDays(off), name })),
    ],
  }
}

/** Whether the hours are valid and less than a working day. */
function isPartOfDay({ isTimeAdded, start, end }: ChosenDays): boolean {
  const [from, to] = [readTime(start), readTime(end)]
  if (!isTimeAdded || from === undefined || to === undefined || from >= to) return false
  return from > workingHours.start || to < workingHours.end
}
