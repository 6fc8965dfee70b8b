import type { RoomPlan } from '@atrium/contract/rooms'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { Button } from '#primitives/Button.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { placeKey } from './boardRooms.ts'
import { styles } from './Rooms.styles.ts'

interface SelectionBarProps {
  rooms: RoomPlan['rooms']
  selected: Readonly<RoomPlan['people']>
  /** `null` moves the people out of every room. */
  onMove: (people: Readonly<RoomPlan['people']>, roomId: number | null) => void
  /** The page that prints labels of people. */
  labelsHref: (people: Readonly<RoomPlan['people']>) => string
  onClear: () => void
}

/** How many people are selected, announced, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation('roomsDesk')
  const count = props.selected.length
  return (
    <chakra.div {...(count > 0 && { css: styles.bar })}>
      <chakra.p role="status" css={styles.count}>
        {count > 0 && t('selection.count', { count })}
      </chakra.p>
      {count > 0 && <SelectionTools {...props} />}
    </chakra.div>
  )
}

function SelectionTools({ rooms, selected, onMove, labelsHref, onClear }: SelectionBarProps) {
  const { t } = useTranslation('roomsDesk')
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  const places = [...rooms, { id: null, name: t('noRoom') }]
  // Another person may have deleted the room.
  const place = places.find(({ id }) => placeKey(id) === chosen)
  const move = () => {
    setMissing(!place)
    if (place) onMove(selected, place.id)
  }
  return (
    <>
      <chakra.div css={styles.move}>
        <TableSelect
          label={t('selection.moveTo')}
          placeholder={t('selection.choose')}
          options={places.map(({ id, name }) => ({ value: placeKey(id), label: name }))}
          value={place ? chosen : ''}
          onChoose={setChosen}
          error={isMissing && !place ? t('selection.missing') : undefined}
        />
      </chakra.div>
      <Button onClick={move}>{t('selection.move')}</Button>
      <LinkButton variant="outline" size="sm" href={labelsHref(selected)}>
        {t('selection.print')}
      </LinkButton>
      <Button variant="quiet" size="sm" onClick={onClear}>
        {t('selection.clear')}
      </Button>
    </>
  )
}
