import type { LabelKind } from '@atrium/ui/labels'
import { useMemo } from 'react'
import { useListCardsQuery, useListEmployeesQuery, useListRoomsQuery } from '#api/peopleLookupApi.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
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
  const items = useMemo(() => {
    if (kind === 'badge') return employees.currentData && badgeItems(employees.currentData, site)
    if (kind === 'door') return rooms.currentData && doorItems(rooms.currentData, site)
    return cards.currentData && cardItems(cards.currentData, site)
  }, [kind, employees.currentData, rooms.currentData, cards.currentData, site])
  return { items, failure: useQueryError(!items, query) }
}
