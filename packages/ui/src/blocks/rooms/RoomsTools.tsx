import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { TableSelect } from '#blocks/table/TableSelect.tsx'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './Rooms.styles.ts'

interface RoomsPartProps {
  /** For screen readers: the tab above shows the same. */
  heading: string
  children: ReactNode
}

/** The parts of a tab below each other. */
export function RoomsPart({ heading, children }: RoomsPartProps) {
  return (
    <chakra.div css={styles.part}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {children}
    </chakra.div>
  )
}

interface RoomsToolsProps {
  /** "Search for a person or a room". */
  label: string
  value: string
  onChange: (value: string) => void
  /** Beside the search: a button. */
  children?: ReactNode
}

/** The search above the board. */
export function RoomsTools({ label, value, onChange, children }: RoomsToolsProps) {
  return (
    <chakra.div role="search" css={styles.tools}>
      <chakra.div css={styles.search}>
        <SearchInput label={label} value={value} onSearch={onChange} />
      </chakra.div>
      {children}
    </chakra.div>
  )
}

interface SelectionBarProps extends SelectionToolsProps {
  /** "3 people selected"; announced. Empty for none: then the bar is not shown. */
  count: string
}

/** How many people are selected, and what can be done with them. */
export function SelectionBar({ count, ...tools }: SelectionBarProps) {
  return (
    <chakra.div {...(count && { css: styles.bar })}>
      <chakra.p role="status" css={styles.count}>
        {count}
      </chakra.p>
      {count && <SelectionTools {...tools} />}
    </chakra.div>
  )
}

interface SelectionToolsProps {
  /** "Move to…". */
  moveLabel: string
  /** While no room is chosen: "Choose a room". */
  placeholder: string
  /** After Move without a room. */
  missing: string
  /** Where the selected people can be moved to. */
  rooms: readonly { value: string; label: string }[]
  onMove: (value: string) => void
  buttons: { move: string; print: string; clear: string }
  /** The page that prints labels of the selected people. */
  printHref: string
  onClear: () => void
}

function SelectionTools(props: SelectionToolsProps) {
  const { moveLabel, placeholder, missing, rooms, onMove, buttons, printHref, onClear } = props
  const [chosen, setChosen] = useState('')
  const [isMissing, setMissing] = useState(false)
  // Another person may have deleted the room.
  const value = rooms.some((room) => room.value === chosen) ? chosen : ''
  const move = () => {
    setMissing(value === '')
    if (value !== '') onMove(value)
  }
  return (
    <>
      <chakra.div css={styles.move}>
        <TableSelect
          label={moveLabel}
          placeholder={placeholder}
          options={rooms}
          value={value}
          onChoose={setChosen}
          error={isMissing && value === '' ? missing : undefined}
        />
      </chakra.div>
      <Button onClick={move}>{buttons.move}</Button>
      <LinkButton variant="outline" size="sm" href={printHref}>
        {buttons.print}
      </LinkButton>
      <Button variant="quiet" size="sm" onClick={onClear}>
        {buttons.clear}
      </Button>
    </>
  )
}
