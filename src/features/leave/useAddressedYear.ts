import { type IsoDay, yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '#hooks/useNow.ts'

/** The year in the query of an address (`?year=2027`), this year without it. */
export function addressedYear(params: URLSearchParams, today: IsoDay): number {
  const asked = Number(params.get('year'))
  return asked >= holidayYears.first && asked <= holidayYears.last ? Math.trunc(asked) : yearOf(today)
}

/** The year in the page's address, and the ways to the years around it. */
export function useAddressedYear() {
  const { t } = useTranslation('leave')
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const current = yearOf(today)
  const year = addressedYear(params, today)
  const turn = (by: number) => () => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (year + by === current) next.delete('year')
    else next.set('year', String(year + by))
    setParams(next, { preventScrollReset: true })
  }
  return {
    year,
    isCurrent: year === current,
    periodSwitch: {
      title: String(year),
      previous: { label: t('year.previous'), onPress: turn(-1) },
      next: { label: t('year.next'), onPress: turn(1) },
    },
  }
}
