import { formatMonth } from '@atrium/contract/core'
import { addDays, addMonths, isIsoDay, monthOf } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListTeamAbsencesQuery } from '#api/leaveApi.ts'
import { useWorkCalendar } from '#features/schedule/useWorkCalendar.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useLiveList } from '#hooks/useLiveList.ts'
import { useToday } from '#hooks/useNow.ts'

/** The month in the page's address (`?month=2026-12`), and who is away or works elsewhere in it. */
export function useTeamMonth() {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const asked = `${params.get('month')}-01`
  const first = isIsoDay(asked) ? asked : `${monthOf(today)}-01`
  const last = addDays(addMonths(first, 1), -1)
  const query = useListTeamAbsencesQuery({ from: first, to: last, language }, useLiveList())
  const { holidays } = useWorkCalendar(first, last)
  const turn = (months: number) => () => {
    const month = monthOf(addMonths(first, months))
    setParams(month === monthOf(today) ? {} : { month }, { preventScrollReset: true })
  }
  return {
    query,
    team: query.currentData,
    holidays,
    month: monthOf(first),
    title: formatMonth(first, language),
    previous: { label: t('previous'), onPress: turn(-1) },
    next: { label: t('next'), onPress: turn(1) },
  }
}
