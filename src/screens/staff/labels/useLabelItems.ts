import type { LabelKind } from '@atrium/ui/labels'
import { useMemo } from 'react'
import { useListCardsQuery, useListEmployeesQuery, useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { badgeItems, cardItems, doorItems } from './labelItems.ts'

/** What of a kind can be printed, in the reader's language; only the list of that kind is loaded. */
export function useLabelItems(kind: LabelKind) {
  const { language } = useLanguage()
  const { site } = useEnvironment().hosts
  const employees = useListEmployeesQuery(language, { skip: kind !== 'badge' })
  const rooms = useListRoomsQuery(undefined, { skip: kind !== 'door' })
  const cards = useListCardsQuery(language, { skip: kind !== 'card' })
  const query = { badge: employees, door: rooms, card: cards }[kind]
  // The codes have the address of the site, which the server does not know.
  const isHydrated = useIsHydrated()
  const items = useMemo(() => {
    if (!isHydrated) return undefined
    if (kind === 'badge') return employees.currentData && badgeItems(employees.currentData, site)
    if (kind === 'door') return rooms.currentData && doorItems(rooms.currentData, site)
    return cards.currentData && cardItems(cards.currentData, site)
  }, [isHydrated, kind, employees.currentData, rooms.currentData, cards.currentData, site])
  return { items, failure: useQueryError(!items, query) }
}
