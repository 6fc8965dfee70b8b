import { formatMonth } from '@atrium/contract/core'
import { type IsoDay, monthOf } from '@atrium/contract/days'
import type { WorkCalendar } from '@atrium/contract/meetings/freeBusy'
import type { DayCalendarProps } from '@atrium/ui/requests'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysChosen, dayToggled, selectOffDayDraft } from '#slices/offDaySlice.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { useDayTexts } from './useDayTexts.ts'
import { useHolidays } from './useHolidays.ts'
import { useRequestedDays } from './useRequestedDays.ts'

interface Calendar {
  calendar: Omit<DayCalendarProps, 'isDisabled' | 'describedBy' | 'error'>
  workCalendar: WorkCalendar
  /** Off days of requests that wait, and of granted ones. */
  asked: ReadonlySet<IsoDay>
  /** Days on which the person works elsewhere. */
  elsewhere: ReadonlySet<IsoDay>
}

/** The props of the month on the left: it opens at the first chosen day, or at today. */
export function useCalendar(): Calendar {
  const { t } = useTranslation(['requests', 'common'])
  const dispatch = useAppDispatch()
  const { days } = useAppSelector(selectOffDayDraft)
  const { language, today, weekdays, formatDay, formatDays } = useDayTexts()
  const [month, setMonth] = useState(() => monthOf(days[0] ?? today))
  const { workCalendar, nameByDay, isLoading, failure } = useHolidays(`${month}-01`, days)
  const { requested, granted, elsewhere } = useRequestedDays()
  const nameOf = (day: IsoDay) => {
    const holiday = nameByDay.get(day)
    const name = holiday ? t('holidayDay', { day: formatDay(day), name: holiday }) : formatDay(day)
    const known = granted.has(day)
      ? t('grantedDay', { day: name })
      : requested.has(day)
        ? t('requestedDay', { day: name })
        : name
    return day < today ? t('pastDay', { day: known }) : known
  }
  const askedHere = (kind: 'requested' | 'granted', days: ReadonlySet<IsoDay>) => {
    const here = [...days].filter((day) => monthOf(day) === month)
    return here.length > 0 ? [{ kind, text: t(`calendar.${kind}`, { days: formatDays(here) }) }] : []
  }
  return {
    workCalendar,
    asked: new Set([...requested, ...granted]),
    elsewhere,
    calendar: {
      title: formatMonth(`${month}-01`, language),
      todayLabel: t('calendar.today'),
      previousLabel: t('calendar.previous'),
      nextLabel: t('calendar.next'),
      month,
      today,
      selected: days,
      weekdays,
      holidays: Object.fromEntries(nameByDay),
      nameOf,
      requested,
      granted,
      hint: t('form.rangeHint'),
      legend: isLoading
        ? undefined
        : [
            { kind: 'free' as const, text: t('calendar.free') },
            { kind: 'today' as const, text: t('calendar.today') },
            { kind: 'chosen' as const, text: t('calendar.chosen') },
            ...legendOf(month, nameByDay, formatDays).map((text) => ({ kind: 'holiday' as const, text })),
            ...askedHere('requested', requested),
            ...askedHere('granted', granted),
          ],
      ...(failure && {
        failure: {
          text: t('calendar.holidaysFailed'),
          retryLabel: t('common:failure.retry'),
          onRetry: failure.retry,
          isRetrying: failure.isRetrying,
        },
      }),
      onMonth: setMonth,
      onToggle: (day) => dispatch(dayToggled(day)),
      onChoose: (chosen) => dispatch(daysChosen(chosen)),
    },
  }
}

/** A line for each holiday of a month, with its days. */
function legendOf(
  month: string,
  nameByDay: ReadonlyMap<IsoDay, string>,
  formatDays: (days: IsoDay[]) => string,
): string[] {
  const byName = new Map<string, IsoDay[]>()
  for (const [day, name] of nameByDay)
    if (day.startsWith(month)) byName.set(name, [...(byName.get(name) ?? []), day])
  return [...byName].map(([name, days]) => `${formatDays(days)} · ${name}`)
}
