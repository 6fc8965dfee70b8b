import { computerPlaceKinds, type StockComputer } from '@atrium/contract/rooms'
import { Avatar, Link, Marked } from '@atrium/ui'
import { type TableColumn, textColumn } from '@atrium/ui/table'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetRoomPlanQuery } from '#api/roomsApi.ts'
import { href } from '#config/site.ts'
import { textOptions } from '#hooks/textOptions.ts'

/** The columns of the computers. The room of a person's computer is that of the person. */
export function useComputerColumns(
  computers: readonly StockComputer[],
): readonly TableColumn<StockComputer>[] {
  const { t } = useTranslation('roomsDesk')
  const { data: plan } = useGetRoomPlanQuery()
  return useMemo(() => {
    const { rooms = [], people = [] } = plan ?? {}
    const typeOf = ({ type }: StockComputer) => type
    const personOf = ({ place }: StockComputer) => (place.kind === 'employee' ? place.name : '')
    const ownerOf = ({ place }: StockComputer) =>
      place.kind === 'employee' ? people.find(({ id }) => id === place.id) : undefined
    const roomOf = (computer: StockComputer) => {
      const { place } = computer
      if (place.kind === 'room') return place.name
      const owner = ownerOf(computer)
      return (owner && rooms.find(({ id }) => id === owner.roomId)?.name) || ''
    }
    const kindOf = ({ place }: StockComputer) => t(`places.${place.kind}`)
    return [
      textColumn(({ name }) => name, {
        id: 'name',
        header: t('computers.name'),
        width: 14,
        primary: true,
      }),
      textColumn(typeOf, {
        id: 'type',
        header: t('computers.type'),
        options: textOptions(computers.map(typeOf)),
        width: 6,
        inSummary: true,
      }),
      {
        id: 'place',
        header: t('computers.place'),
        cell: kindOf,
        sortValue: kindOf,
        options: computerPlaceKinds.map((kind) => ({ value: kind, label: t(`places.${kind}`) })),
        optionOf: ({ place }) => place.kind,
        width: 7,
        inSummary: (computer) => personOf(computer) || roomOf(computer) || kindOf(computer),
      },
      {
        id: 'person',
        header: t('computers.person'),
        cell: (computer) => {
          const { id } = computer.place
          const name = personOf(computer)
          return name && id !== null ? (
            <Link href={href('person', { id })}>
              <Marked>{name}</Marked>
            </Link>
          ) : (
            name
          )
        },
        picture: (computer) => {
          const name = personOf(computer)
          return name && <Avatar fullname={name} photo={ownerOf(computer)?.photo} />
        },
        sortValue: personOf,
        filterText: personOf,
        options: textOptions(computers.map(personOf)),
        width: 13,
      },
      textColumn(roomOf, {
        id: 'room',
        header: t('computers.room'),
        options: textOptions(computers.map(roomOf)),
        width: 7.5,
      }),
      textColumn(({ serial }) => serial, {
        id: 'serial',
        header: t('computers.serial'),
        width: 7,
      }),
    ]
  }, [t, computers, plan])
}
