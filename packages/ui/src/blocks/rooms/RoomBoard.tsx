import { foldText } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { RoomPlan } from '@atrium/contract/rooms'
import { byNameRank, hasText } from '@atrium/contract/search'
import { chakra } from '@chakra-ui/react'
import { type ComponentProps, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { SearchedTexts } from '#primitives/Marked.tsx'
import { Message, type MessageProps } from '#primitives/Message.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'
import type { BoardRoom } from './boardRooms.ts'
import { RoomCards } from './RoomCards.tsx'
import { styles } from './Rooms.styles.ts'
import { RoomsPart } from './RoomsPart.tsx'
import { SelectionBar } from './SelectionBar.tsx'

interface RoomBoardProps extends Omit<ComponentProps<typeof RoomCards>, 'rooms'> {
  plan: RoomPlan
  /** Why the last move failed. */
  failure?: Pick<MessageProps, 'heading' | 'text' | 'retry'> | undefined
  /** The outcome of the last change. */
  outcome?: ActionOutcome | undefined
  onMoveSelected: ComponentProps<typeof SelectionBar>['onMove']
  labelsHref: ComponentProps<typeof SelectionBar>['labelsHref']
  onAdd: () => void
}

function foldedOf(person: RoomPlan['people'][number]) {
  const name = foldText(fullNameOf(person))
  return { name, text: `${name} ${foldText(person.idnumber)}` }
}

/** The rooms in which nobody sits; `null` for the people without a room. */
function emptyPlaces({ rooms, people }: RoomPlan): ReadonlySet<number | null> {
  const taken = new Set(people.map(({ roomId }) => roomId))
  return new Set([...rooms.map(({ id }) => id), null].filter((id) => !taken.has(id)))
}

/** The rooms with their people: the search, the cards, and below them what can be done with the selected people. */
export function RoomBoard(props: RoomBoardProps) {
  const { plan, failure, outcome, onMoveSelected, labelsHref, onAdd, ...cards } = props
  const { t } = useTranslation('roomsDesk')
  const [sought, setSought] = useState('')
  const key = foldText(sought)
  // Folding thousands of names for each letter would be felt.
  const folded = useMemo(
    () => new Map(plan.people.map((person) => [person, foldedOf(person)])),
    [plan.people],
  )
  // Empty rooms come last, as low cards in rows of their own. As long as the page is open no card moves with the people.
  const [empty] = useState(() => emptyPlaces(plan))
  const places = [
    ...plan.rooms.map((room) => ({ id: room.id, name: room.name, room })),
    { id: null, name: t('noRoom') },
  ].sort((one, other) => Number(empty.has(one.id)) - Number(empty.has(other.id)))
  const rooms = places.flatMap((place): BoardRoom[] => {
    const inside = plan.people.filter(({ roomId }) => roomId === place.id)
    const isMeant = hasText(foldText(place.name), key)
    const people = isMeant
      ? inside
      : byNameRank(
          inside.filter((person) => hasText(folded.get(person)?.text ?? '', key)),
          (person) => folded.get(person)?.name ?? '',
          key,
        )
    return isMeant || people.length > 0 ? [{ ...place, people, total: inside.length }] : []
  })
  return (
    <RoomsPart heading={t('view.rooms')}>
      <chakra.div role="search" css={styles.tools}>
        <chakra.div css={styles.search}>
          <SearchInput label={t('search')} value={sought} onSearch={setSought} />
        </chakra.div>
        <Button variant="outline" onClick={onAdd}>
          {t('room.add')}
        </Button>
        <OutcomeNote outcome={outcome} />
      </chakra.div>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
      {rooms.length === 0 ? (
        <Message role="status" headingLevel={2} heading={t('nothing')} text={t('nothingText')} />
      ) : (
        <>
          <SearchedTexts value={{ wanted: [key], foldText }}>
            <RoomCards {...cards} rooms={rooms} />
          </SearchedTexts>
          <SelectionBar
            rooms={plan.rooms}
            selected={plan.people.filter(({ id }) => cards.selected.has(id))}
            onMove={onMoveSelected}
            labelsHref={labelsHref}
            onClear={() => cards.onSelect(new Set())}
          />
        </>
      )}
    </RoomsPart>
  )
}
