import { formatMonth } from '@atrium/contract/core'
import {
  addDays,
  addMonths,
  dayOfMonth,
  daysBetween,
  type IsoDay,
  isIsoDay,
  isWeekend,
  monthOf,
  yearOf,
} from '@atrium/contract/days'
import { conflictsOf, type TeamAbsences, takenStates } from '@atrium/contract/leave'
import { useDayNames } from '@atrium/ui/i18n'
import type { TeamDay, TeamPerson } from '@atrium/ui/leave'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListHolidaysQuery } from '#api/holidaysApi.ts'
import { useListTeamAbsencesQuery } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useToday.ts'

type Absence = TeamAbsences['absences'][number]

/** The month in the page's address (`?month=2026-12`), and who is away or works elsewhere in it. */
export function useTeamMonth() {
  const { t } = useTranslation(['team', 'leave'])
  const { language, formatDay, weekday } = useDayNames()
  const { kindOf } = useLeaveTexts()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const asked = `${params.get('month')}-01`
  const first = isIsoDay(asked) ? asked : `${monthOf(today)}-01`
  const last = addDays(addMonths(first, 1), -1)
  const query = useListTeamAbsencesQuery({ from: first, to: last, language }, useLiveList())
  const { currentData: holidays } = useListHolidaysQuery({ year: yearOf(first), language })
  const team = query.currentData

  const textOf = ({ typeId, state, startTime, endTime, worksElsewhere }: Absence) => {
    const kind = worksElsewhere ? t('elsewhere', { kind: kindOf(typeId) }) : kindOf(typeId)
    const parts = { kind, state: t(`leave:states.${state}`), time: `${startTime}–${endTime}` }
    return t(startTime ? 'absenceTime' : 'absence', parts)
  }
  const lookOf = ({ worksElsewhere, state }: Absence) =>
    worksElsewhere ? 'elsewhere' : takenStates.includes(state) ? 'granted' : 'pending'
  const people: TeamPerson[] = (team ?? []).map(({ personId, name, unit, absences }) => ({
    id: personId,
    name,
    unit,
    away: new Map(
      // Who is away as well is away.
      absences
        .toSorted((one, other) => Number(other.worksElsewhere) - Number(one.worksElsewhere))
        .flatMap((absence) =>
          absence.days.map((day) => [day, { look: lookOf(absence), text: textOf(absence) }]),
        ),
    ),
  }))
  const conflicts = conflictsOf(
    (team ?? []).flatMap(({ name, absences }) =>
      absences.filter(({ worksElsewhere }) => !worksElsewhere).map(({ days }) => ({ name, days })),
    ),
  )
  const free = new Map(
    (holidays?.list ?? []).flatMap(({ date, name, isWorkingDay }) =>
      isWorkingDay ? [] : [[date.iso, name]],
    ),
  )
  const dayOf = (day: IsoDay): TeamDay => {
    const names = conflicts.get(day)
    const holiday = free.get(day)
    return {
      day,
      short: { date: String(dayOfMonth(day)), weekday: weekday(day).short.replace(/\.$/, '') },
      name: holiday ? `${formatDay(day)}, ${holiday}` : formatDay(day),
      isWeekend: isWeekend(day),
      isHoliday: holiday !== undefined,
      isToday: day === today,
      conflict: names && t('conflict', { count: names.length, names: names.join(', ') }),
    }
  }
  const turn = (months: number) => () => {
    const month = monthOf(addMonths(first, months))
    setParams(month === monthOf(today) ? {} : { month }, { preventScrollReset: true })
  }
  return {
    query,
    team,
    people,
    month: monthOf(first),
    title: formatMonth(first, language),
    days: daysBetween(first, last).map(dayOf),
    previous: { label: t('previous'), onPress: turn(-1) },
    next: { label: t('next'), onPress: turn(1) },
  }
}
