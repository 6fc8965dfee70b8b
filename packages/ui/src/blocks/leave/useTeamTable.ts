import { addDays, addMonths, dayOfMonth, daysBetween, type IsoDay, isWeekend } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import { conflictsOf, type LeaveType, type TeamAbsences, takenStates } from '@atrium/contract/leave'
import { useTranslation } from 'react-i18next'
import { twoLetters, useDayNames } from '#i18n/useDayNames.ts'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'

export interface TeamTableData {
  /** `YYYY-MM`. */
  month: string
  team: readonly TeamAbsences[]
  /** The kinds of leave; empty while they load. */
  types: readonly LeaveType[]
  /** Of the year; empty while they load. */
  holidays: readonly Holiday[]
  today: IsoDay
}

type Absence = TeamAbsences['absences'][number]

/** The days of a month and the people of a team in words. */
export function useTeamTable({ month, team, types, holidays, today }: TeamTableData) {
  const { t } = useTranslation(['team', 'leave'])
  const { formatDay, weekday } = useDayNames()
  const { formatDays } = useLeaveFormats()
  const first = `${month}-01`
  const textOf = ({ typeId, state, startTime, endTime, worksElsewhere }: Absence) => {
    const name = types.find(({ id }) => id === typeId)?.name ?? ''
    const kind = worksElsewhere ? t('elsewhere', { kind: name }) : name
    const parts = { kind, state: t(`leave:states.${state}`), time: `${startTime}–${endTime}` }
    return t(startTime ? 'absenceTime' : 'absence', parts)
  }
  const conflicts = conflictsOf(
    team.flatMap(({ name, absences }) =>
      absences.filter(({ worksElsewhere }) => !worksElsewhere).map(({ days }) => ({ name, days })),
    ),
  )
  const free = new Map(
    holidays.flatMap(({ date, name, isWorkingDay }) => (isWorkingDay ? [] : [[date.iso, name]])),
  )
  const dayOf = (day: IsoDay) => {
    const names = conflicts.get(day)
    const holiday = free.get(day)
    return {
      day,
      /** In the head of the grid: "4" and "Fr". */
      short: { date: String(dayOfMonth(day)), weekday: twoLetters(weekday(day).short) },
      /** "Friday 4 December 2026", with the name of a holiday. */
      name: holiday ? `${formatDay(day)}, ${holiday}` : formatDay(day),
      isWeekend: isWeekend(day),
      isHoliday: holiday !== undefined,
      isToday: day === today,
      /** On a day with two or more people away: "2 people away: Irina Sokolova, Fərid Nəbiyev". */
      conflict: names && t('conflict', { count: names.length, names: names.join(', ') }),
    }
  }
  /** "4 December · 2 people away: Irina Sokolova, Fərid Nəbiyev", for each group on the days. */
  const conflictsOn = (days: readonly IsoDay[]) => {
    const groups = new Map<string, IsoDay[]>()
    for (const day of days) {
      const text = dayOf(day).conflict
      if (text) groups.set(text, [...(groups.get(text) ?? []), day])
    }
    return [...groups].map(([text, on]) => `${formatDays(on, today)} · ${text}`)
  }
  return {
    days: daysBetween(first, addDays(addMonths(first, 1), -1)).map(dayOf),
    people: team.map(({ personId, name, photo, unit, absences }) => ({
      id: personId,
      name,
      photo,
      unit,
      /** By day: "Annual leave, granted". */
      away: new Map(
        // A person who is also away counts as away.
        absences
          .toSorted((one, other) => Number(other.worksElsewhere) - Number(one.worksElsewhere))
          .flatMap((absence) =>
            absence.days.map((day) => [day, { look: lookOf(absence), text: textOf(absence) }]),
          ),
      ),
    })),
    /** Each absence once, in the order of the first days. */
    absences: team
      .flatMap(({ name, photo, unit, absences }) =>
        absences.map((absence) => ({ name, photo, unit, ...absence })),
      )
      .toSorted((one, other) => (one.days[0] ?? '').localeCompare(other.days[0] ?? ''))
      .map((absence) => ({
        id: absence.requestId,
        name: absence.name,
        photo: absence.photo,
        unit: absence.unit,
        look: lookOf(absence),
        text: textOf(absence),
        days: formatDays(absence.days, today),
        conflicts: absence.worksElsewhere ? [] : conflictsOn(absence.days),
      })),
  }
}

export type TeamTable = ReturnType<typeof useTeamTable>

const lookOf = ({ worksElsewhere, state }: Absence) =>
  worksElsewhere ? 'elsewhere' : takenStates.includes(state) ? 'granted' : 'pending'
