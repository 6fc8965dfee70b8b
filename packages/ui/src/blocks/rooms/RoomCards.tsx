import { fullNameOf } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { RoomCard, type RoomCardProps } from './RoomCard.tsx'
import { styles } from './Rooms.styles.ts'
import { type BoardRoom, placeKey, useKeyboardDrag } from './useKeyboardDrag.ts'

interface RoomCardsProps extends Pick<RoomCardProps, 'selected' | 'onSelect' | 'onEdit' | 'onDelete'> {
  /** The cards, in their order. */
  rooms: readonly BoardRoom[]
  /** A person was put down in another room, by pointer or keys. */
  onMove: (personId: number, roomId: number | null) => void
}

// Keys are ours (`useKeyboardDrag`): the library's move a person by pixels, and its announcements are English.
const sensors = [PointerSensor]
const plugins = [AutoScroller, Cursor, Feedback.configure({ dropAnimation: null }), PreventSelection]

/** Rooms with their people, who move from one room to another by mouse, touch and keys. */
export function RoomCards({ rooms, onMove, ...card }: RoomCardsProps) {
  const { t } = useTranslation('roomsDesk')
  const hintId = useId()
  const [said, announce] = useState('')
  const carry = useKeyboardDrag({ rooms, announce, onDrop: onMove })

  const personOf = (id: unknown) => rooms.flatMap(({ people }) => people).find((person) => person.id === id)
  const roomAt = (key: unknown) => rooms.find(({ id }) => placeKey(id) === key)
  const homeOf = (id: unknown) => rooms.find(({ people }) => people.some((person) => person.id === id))

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) =>
        announce(
          t('person.lifted', {
            name: fullNameOf(personOf(source?.id) ?? {}),
            room: homeOf(source?.id)?.name ?? '',
          }),
        )
      }
      onDragOver={({ operation: { target } }) => {
        const room = roomAt(target?.id)
        if (room) announce(t('person.over', { room: room.name }))
      }}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const person = personOf(source?.id)
        const home = homeOf(source?.id)
        const room = roomAt(target?.id)
        if (!person || !home) return
        const name = fullNameOf(person)
        if (canceled || !room || room === home) return announce(t('person.stayed', { name, room: home.name }))
        announce(t('person.dropped', { name, room: room.name }))
        onMove(person.id, room.id)
      }}
    >
      <VisuallyHidden id={hintId}>{t('person.gripHint')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <chakra.div css={styles.board}>
        {rooms.map((room, place) => (
          <RoomCard
            key={placeKey(room.id)}
            place={room}
            hintId={hintId}
            isOver={carry.carriedId !== undefined && carry.overId === room.id}
            carriedId={carry.carriedId}
            {...card}
            gripProps={(person) => carry.gripProps(person, place)}
          />
        ))}
      </chakra.div>
    </DragDropProvider>
  )
}
