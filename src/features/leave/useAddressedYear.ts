import { yearOf } from '@atrium/contract/days'
import { holidayYears } from '@atrium/contract/holidays'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useToday } from '#hooks/useNow.ts'

/** The year in the page's address (`?year=2027`), this year without it, and the ways to the years around it. */
export function useAddressedYear() {
  const { t } = useTranslation('leave')
  const [params, setParams] = useSearchParams()
  const current = yearOf(useToday())
  const asked = Number(params.get('year'))
  const year = asked >= holidayYears.first && asked <= holidayYears.last ? Math.trunc(asked) : current
  const turn = (by: number) => () => {
    const next = new URLSearchParams(params)
    next.delete('page')
    if (year + by === current) next.delete('year')
    else next.set('year', String(year + by))
    setParams(next, { preventScrollReset: true })
  }
  return {
    year,
    periodSwitch: {
      title: String(year),
      previous: { label: t('year.previous'), onPress: turn(-1) },
      next: { label: t('year.next'), onPress: turn(1) },
    },
  }
}
