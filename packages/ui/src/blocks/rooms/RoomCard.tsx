import { chakra } from '@chakra-ui/react'
import { useDraggable, useDroppable } from '@dnd-kit/react'
import type { ComponentProps } from 'react'
import { RowMenu } from '#blocks/table/RowMenu.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { GripIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { tickBox } from '#primitives/tickBox.ts'
import { styles } from './Rooms.styles.ts'
import { type BoardPerson, type BoardRoom, type BoardTexts, placeKey } from './roomTypes.ts'
import { roomElementId } from './useKeyboardDrag.ts'

type GripProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'ref'>

interface RoomCardProps {
  room: BoardRoom
  texts: BoardTexts
  /** The id of the element that says how the handles work. */
  hintId: string
  /** Whether a person carried by keys is above the room. */
  isOver: boolean
  carriedId: number | undefined
  selected: ReadonlySet<number>
  onSelect: (id: number, isSelected: boolean) => void
  gripProps: (person: BoardPerson) => GripProps
}

/** A room with its people. A person can be put down on it. */
export function RoomCard({ room, texts, isOver, ...people }: RoomCardProps) {
  const { ref, isDropTarget } = useDroppable({ id: placeKey(room.id) })
  const id = roomElementId(room.id)
  return (
    <chakra.section
      ref={ref}
      id={id}
      aria-labelledby={`${id}-name`}
      data-over={isOver || isDropTarget || undefined}
      css={styles.room}
    >
      <chakra.div css={styles.head}>
        <Heading level={3} size="h4" id={`${id}-name`} css={styles.title}>
          {room.name}
        </Heading>
        <Text as="span" size="small" tone="muted">
          {room.count}
        </Text>
        {/* Without a menu the count keeps its place. */}
        {room.menu.items.length > 0 ? <RowMenu {...room.menu} /> : <chakra.span width="11" />}
      </chakra.div>
      {room.people.length === 0 && (
        <Text size="small" tone="muted" paddingBlock="3">
          {texts.empty}
        </Text>
      )}
      <chakra.ul css={styles.people}>
        {room.people.map((person) => (
          <PersonRow key={person.id} person={person} texts={texts} {...people} />
        ))}
      </chakra.ul>
    </chakra.section>
  )
}

interface PersonRowProps extends Omit<RoomCardProps, 'room' | 'isOver'> {
  person: BoardPerson
}

function PersonRow(props: PersonRowProps) {
  const { person, texts, hintId, carriedId, selected, onSelect, gripProps } = props
  const { ref, handleRef } = useDraggable({ id: person.id })
  return (
    <chakra.li ref={ref} css={styles.person} data-carried={carriedId === person.id || undefined}>
      <chakra.label css={styles.tick}>
        <chakra.input
          type="checkbox"
          aria-label={texts.select(person.name)}
          checked={selected.has(person.id)}
          css={tickBox}
          onChange={(event) => onSelect(person.id, event.target.checked)}
        />
        <chakra.span css={styles.name}>
          {person.name}
          <small>{person.note}</small>
        </chakra.span>
      </chakra.label>
      <IconButton
        ref={handleRef}
        label={texts.grip(person.name)}
        aria-describedby={hintId}
        css={styles.grip}
        {...gripProps(person)}
      >
        <GripIcon />
      </IconButton>
    </chakra.li>
  )
}
