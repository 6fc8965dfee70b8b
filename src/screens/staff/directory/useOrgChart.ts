import { formatDay } from '@atrium/contract/core'
import { type Colleague, fullNameOf } from '@atrium/contract/people'
import type { OrgPerson } from '@atrium/ui/directory'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/**
 * The colleagues as a tree: whom nobody leads first, with the people below them. A circle of managers has no top: its
 * first person in the alphabet stands at the top.
 */
export function useOrgChart(colleagues: readonly Colleague[]): OrgPerson[] {
  const { t } = useTranslation('directory')
  const { language } = useLanguage()
  return useMemo(() => {
    const shown = new Set<number>()
    const ledBy = new Map<number | null, Colleague[]>()
    for (const one of colleagues) {
      const led = ledBy.get(one.managerId)
      if (led) led.push(one)
      else ledBy.set(one.managerId, [one])
    }
    const personOf = (colleague: Colleague): OrgPerson => {
      shown.add(colleague.id)
      const led = (ledBy.get(colleague.id) ?? []).filter(({ id }) => !shown.has(id)).map(personOf)
      const { id, idnumber, position, awayUntil } = colleague
      return {
        id,
        name: fullNameOf(colleague),
        href: href('employee', { idnumber }),
        facts: [
          position,
          led.length > 0 ? t('chart.led', { count: led.length }) : '',
          awayUntil && t('chart.away', { day: formatDay(awayUntil, language) }),
        ],
        led,
      }
    }
    const tops = (ledBy.get(null) ?? []).map(personOf)
    return [...tops, ...colleagues.flatMap((one) => (shown.has(one.id) ? [] : [personOf(one)]))]
  }, [colleagues, t, language])
}
