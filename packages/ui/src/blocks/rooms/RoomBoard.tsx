import { chakra } from '@chakra-ui/react'
import { AutoScroller, Cursor, Feedback, PointerSensor, PreventSelection } from '@dnd-kit/dom'
import { DragDropProvider } from '@dnd-kit/react'
import { type ReactNode, useId, useState } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { RoomCard } from './RoomCard.tsx'
import { styles } from './Rooms.styles.ts'
import { type BoardRoom, type BoardTexts, placeKey } from './roomTypes.ts'
import { useKeyboardDrag } from './useKeyboardDrag.ts'

export interface RoomBoardProps {
  /** The cards, in their order. */
  rooms: readonly BoardRoom[]
  texts: BoardTexts
  selected: ReadonlySet<number>
  onSelect: (id: number, isSelected: boolean) => void
  /** A person was put down in another room, by pointer or keys. */
  onMove: (personId: number, roomId: number | null) => void
  /** Below the cards: what can be done with the selected people. */
  children?: ReactNode
}

// Keys are ours (`useKeyboardDrag`): the library's move a person by pixels, and its announcements are English.
const sensors = [PointerSensor]
const plugins = [AutoScroller, Cursor, Feedback.configure({ dropAnimation: null }), PreventSelection]

/** Rooms with their people, who move from one room to another by mouse, touch and keys. */
export function RoomBoard({ rooms, texts, selected, onSelect, onMove, children }: RoomBoardProps) {
  const hintId = useId()
  const [said, announce] = useState('')
  const carry = useKeyboardDrag({ rooms, texts, announce, onDrop: onMove })

  const personOf = (id: unknown) => rooms.flatMap(({ people }) => people).find((person) => person.id === id)
  const roomAt = (key: unknown) => rooms.find(({ id }) => placeKey(id) === key)
  const homeOf = (id: unknown) => rooms.find(({ people }) => people.some((person) => person.id === id))

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragStart={({ operation: { source } }) =>
        announce(texts.lifted(personOf(source?.id)?.name ?? '', homeOf(source?.id)?.name ?? ''))
      }
      onDragOver={({ operation: { target } }) => {
        const room = roomAt(target?.id)
        if (room) announce(texts.over(room.name))
      }}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        const person = personOf(source?.id)
        const home = homeOf(source?.id)
        const room = roomAt(target?.id)
        if (!person || !home) return
        if (canceled || !room || room === home) return announce(texts.stayed(person.name, home.name))
        announce(texts.dropped(person.name, room.name))
        onMove(person.id, room.id)
      }}
    >
      <VisuallyHidden id={hintId}>{texts.gripHint}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
      <chakra.div css={styles.board}>
        {rooms.map((room, place) => (
          <RoomCard
            key={placeKey(room.id)}
            room={room}
            texts={texts}
            hintId={hintId}
            isOver={carry.carriedId !== undefined && carry.overId === room.id}
            carriedId={carry.carriedId}
            selected={selected}
            onSelect={onSelect}
            gripProps={(person) => carry.gripProps(person, place)}
          />
        ))}
      </chakra.div>
      {children}
    </DragDropProvider>
  )
}
