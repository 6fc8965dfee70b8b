import { fullNameOf } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { DragBoard } from '#primitives/DragBoard.tsx'
import { type BoardRoom, placeKey, roomElementId } from './boardRooms.ts'
import { RoomCard, type RoomCardProps } from './RoomCard.tsx'
import { styles } from './Rooms.styles.ts'

interface RoomCardsProps extends Pick<RoomCardProps, 'selected' | 'onSelect' | 'onEdit' | 'onDelete'> {
  /** The cards, in their order. */
  rooms: readonly BoardRoom[]
  /** A person was put down in another room, by pointer or keys. */
  onMove: (personId: number, roomId: number | null) => void
}

/** Rooms with their people, who move from one room to another by mouse, touch and keys. */
export function RoomCards({ rooms, onMove, ...card }: RoomCardsProps) {
  const { t } = useTranslation('roomsDesk')
  const people = rooms.flatMap((room) => room.people)
  return (
    <DragBoard
      hint={t('person.gripHint')}
      places={rooms.map((room) => ({
        elementId: roomElementId(room.id),
        name: room.name,
        itemIds: room.people.map(({ id }) => id),
      }))}
      nameOf={(id) => fullNameOf(people.find((person) => person.id === id) ?? {})}
      format={(step, { name, place }) => t(`person.${step}`, { name, room: place })}
      onDrop={(personId, to) => {
        const room = rooms[to]
        if (room) onMove(personId, room.id)
      }}
    >
      {({ hintId, carriedId, overAt, gripProps }) => (
        <chakra.div css={styles.board}>
          {rooms.map((room, place) => (
            <RoomCard
              key={placeKey(room.id)}
              place={room}
              hintId={hintId}
              isOver={overAt === place}
              carriedId={carriedId}
              {...card}
              gripProps={(person) => gripProps({ id: person.id, name: fullNameOf(person) }, place)}
            />
          ))}
        </chakra.div>
      )}
    </DragBoard>
  )
}
