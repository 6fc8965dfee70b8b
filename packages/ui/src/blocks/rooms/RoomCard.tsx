import { fullNameOf } from '@atrium/contract/people'
import type { DeskRoom, RoomPlan } from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import { useDraggable, useDroppable } from '@dnd-kit/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '#blocks/table/LongList.tsx'
import { RowMenu } from '#blocks/table/RowMenu.tsx'
import { Avatar } from '#primitives/Avatar.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { Marked } from '#primitives/Marked.tsx'
import { GripIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { tickBox } from '#primitives/tickBox.ts'
import { type BoardRoom, roomElementId } from './boardRooms.ts'
import { styles } from './Rooms.styles.ts'

type GripProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children' | 'ref'>

export interface RoomCardProps {
  place: BoardRoom
  /** The id of the element that describes the handles. */
  hintId: string
  /** Whether a person carried by keys is above the room. */
  isOver: boolean
  carriedId: number | undefined
  selected: ReadonlySet<number>
  onSelect: (selected: ReadonlySet<number>) => void
  onEdit: (room: DeskRoom) => void
  onDelete: (room: DeskRoom) => void
  gripProps: (person: RoomPlan['people'][number]) => GripProps
}

/** A room with its people. A person can be put down on it. */
export function RoomCard({ place, isOver, onEdit, onDelete, ...rows }: RoomCardProps) {
  const { t } = useTranslation('roomsDesk')
  const { ref, isDropTarget } = useDroppable({ id: roomElementId(place.id) })
  const id = roomElementId(place.id)
  const { name, room, people, total } = place
  const seats = room && room.capacity !== null ? t('room.seats', { count: room.capacity }) : ''
  const count = seats && total === 0 ? '' : t('people', { count: total })
  const selectAll = () => rows.onSelect(new Set([...rows.selected, ...people.map((person) => person.id)]))
  const items = [
    ...(people.length > 0 ? [{ label: t('room.selectAll'), onChoose: selectAll }] : []),
    ...(room
      ? [
          { label: t('room.rename'), onChoose: () => onEdit(room) },
          { label: t('room.delete'), onChoose: () => onDelete(room) },
        ]
      : []),
  ]
  return (
    <chakra.section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      data-over={isOver || isDropTarget || undefined}
      css={styles.room}
    >
      <chakra.div css={styles.head}>
        <Heading level={3} size="h4" id={`${id}-name`} css={styles.title}>
          {name}
        </Heading>
        <Text as="span" size="small" tone="muted">
          {[count, seats].filter(Boolean).join(' · ')}
        </Text>
        {/* Without a menu the count keeps its place. */}
        {items.length > 0 ? (
          <RowMenu label={t('room.actions', { name })} items={items} />
        ) : (
          <chakra.span width="11" />
        )}
      </chakra.div>
      {people.length === 0 && (
        <Text size="small" tone="muted" paddingBlock="3">
          {t('nobody')}
        </Text>
      )}
      <LongList css={styles.people} items={people} step={30}>
        {(person) => <PersonRow key={person.id} person={person} {...rows} />}
      </LongList>
    </chakra.section>
  )
}

interface PersonRowProps extends Omit<RoomCardProps, 'place' | 'isOver' | 'onEdit' | 'onDelete'> {
  person: RoomPlan['people'][number]
}

function PersonRow({ person, hintId, carriedId, selected, onSelect, gripProps }: PersonRowProps) {
  const { t } = useTranslation('roomsDesk')
  const { ref, handleRef } = useDraggable({ id: person.id })
  const name = fullNameOf(person)
  const select = (isSelected: boolean) => {
    const next = new Set(selected)
    if (isSelected) next.add(person.id)
    else next.delete(person.id)
    onSelect(next)
  }
  return (
    <chakra.li ref={ref} css={styles.person} data-carried={carriedId === person.id || undefined}>
      <chakra.label css={styles.tick}>
        <chakra.input
          type="checkbox"
          aria-label={t('person.select', { name })}
          checked={selected.has(person.id)}
          css={tickBox}
          onChange={(event) => select(event.target.checked)}
        />
        <Avatar fullname={name} photo={person.photo} />
        <chakra.span css={styles.name}>
          <Marked>{name}</Marked>
          <small>
            <Marked>{person.idnumber}</Marked>
          </small>
        </chakra.span>
      </chakra.label>
      <IconButton
        ref={handleRef}
        label={t('person.grip', { name })}
        aria-describedby={hintId}
        css={styles.grip}
        {...gripProps(person)}
      >
        <GripIcon />
      </IconButton>
    </chakra.li>
  )
}
