import { compareNames, computerPlaceKinds, type StockComputer } from '@atrium/contract'
import type { TableColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaces } from './usePlaces.ts'

/** The texts that occur, each once, in alphabetical order. */
const optionsOf = (texts: readonly string[]) =>
  [...new Set(texts)]
    .filter(Boolean)
    .toSorted(compareNames)
    .map((text) => ({ value: text, label: text }))

/** The columns of the computers. The room of a person's computer is that of the person. */
export function useComputerColumns(
  computers: readonly StockComputer[],
): readonly TableColumn<StockComputer>[] {
  const { t } = useTranslation('roomsDesk')
  const { rooms, people } = usePlaces()
  return useMemo(() => {
    const typeOf = ({ type }: StockComputer) => type
    const personOf = ({ place }: StockComputer) => (place.kind === 'employee' ? place.name : '')
    const roomOf = ({ place }: StockComputer) => {
      if (place.kind === 'room') return place.name
      const owner = place.kind === 'employee' && people.find(({ id }) => id === place.id)
      return (owner && rooms.find(({ id }) => id === owner.roomId)?.name) || ''
    }
    const kindOf = ({ place }: StockComputer) => t(`places.${place.kind}`)
    return [
      {
        id: 'name',
        header: t('computers.name'),
        cell: ({ name }) => name,
        sortValue: ({ name }) => name,
        filterText: ({ name }) => name,
        primary: true,
      },
      {
        id: 'type',
        header: t('computers.type'),
        cell: typeOf,
        sortValue: typeOf,
        filterText: typeOf,
        options: optionsOf(computers.map(typeOf)),
        width: 9,
      },
      {
        id: 'place',
        header: t('computers.place'),
        cell: kindOf,
        sortValue: kindOf,
        options: computerPlaceKinds.map((kind) => ({ value: kind, label: t(`places.${kind}`) })),
        optionOf: ({ place }) => place.kind,
        width: 9,
      },
      {
        id: 'person',
        header: t('computers.person'),
        cell: personOf,
        sortValue: personOf,
        filterText: personOf,
        options: optionsOf(computers.map(personOf)),
        width: 11,
      },
      {
        id: 'room',
        header: t('computers.room'),
        cell: roomOf,
        sortValue: roomOf,
        filterText: roomOf,
        options: optionsOf(computers.map(roomOf)),
        width: 9,
      },
      {
        id: 'serial',
        header: t('computers.serial'),
        cell: ({ serial }) => serial,
        sortValue: ({ serial }) => serial,
        filterText: ({ serial }) => serial,
        width: 9,
      },
    ]
  }, [t, computers, rooms, people])
}
