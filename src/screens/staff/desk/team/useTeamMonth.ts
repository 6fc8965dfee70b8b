import { formatMonth } from '@atrium/contract/core'
import { addDays, addMonths, type IsoDay, isIsoDay, monthOf } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListTeamAbsencesQuery } from '#api/leaveApi.ts'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

/** The days of the month in the query of an address (`?month=2026-12`), of this month without it. */
export function addressedMonth(params: URLSearchParams, today: IsoDay) {
  const asked = `${params.get('month')}-01`
  const from: IsoDay = isIsoDay(asked) ? asked : `${monthOf(today)}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The month in the page's address, and who is away or works elsewhere in it. */
export function useTeamMonth() {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const { from, to } = addressedMonth(params, today)
  const query = useListTeamAbsencesQuery({ from, to, language }, useLiveList())
  const { holidays } = useWorkCalendar(from, to)
  const turn = (months: number) => () => {
    const month = monthOf(addMonths(from, months))
    setParams(month === monthOf(today) ? {} : { month }, { preventScrollReset: true })
  }
  return {
    query,
    team: query.currentData,
    holidays,
    month: monthOf(from),
    title: formatMonth(from, language),
    previous: { label: t('previous'), onPress: turn(-1) },
    next: { label: t('next'), onPress: turn(1) },
  }
}
