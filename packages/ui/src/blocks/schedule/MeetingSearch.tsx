import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { SearchInput } from '#forms/SearchInput.tsx'
import { lookStyles } from './lookStyles.ts'

export interface MeetingSearchProps {
  /** "Search meetings". */
  label: string
  value: string
  onSearch: (text: string) => void
  /** Escape in the empty field: the search is to be hidden. */
  onClose: () => void
  /** What was found; left out while nothing is looked for. */
  found?:
    | {
        /** How many there are, announced: "12 meetings", "No meeting has these words". */
        summary: string
        /** Names the list: "Meetings found". */
        label: string
        meetings: readonly {
          id: string
          title: string
          /** "Tuesday 17 November 2026, 11:00–12:00". */
          when: string
          /** People and room: "Leyla Əliyeva, Rauf Əliyev · Göygöl"; may be empty. */
          about: string
          /** 0 to 4: which of the five colour styles. */
          look: number
        }[]
      }
    | undefined
  /** A meeting was chosen: its day is shown. */
  onChoose: (id: string) => void
}

/** Searches in one's meetings while the person types. What is found is a list; an entry leads to the day of the meeting. */
export function MeetingSearch({ label, value, onSearch, onClose, found, onChoose }: MeetingSearchProps) {
  const ref = useRef<HTMLInputElement>(null)
  // The person has just asked for the field.
  useEffect(() => ref.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (value === '') return onClose()
    onSearch('')
    ref.current?.focus()
  }
  return (
    <chakra.div role="search" css={styles.root} onKeyDown={onKeyDown}>
      <SearchInput label={label} value={value} onSearch={onSearch} inputRef={ref} />
      <chakra.p role="status" css={styles.summary}>
        {found?.summary}
      </chakra.p>
      {found && found.meetings.length > 0 && (
        <chakra.ul aria-label={found.label} css={styles.list}>
          {found.meetings.map(({ id, title, when, about, look }) => (
            <li key={id} data-look={look}>
              <button type="button" onClick={() => onChoose(id)}>
                <b>{title}</b> <span>{when}</span>
                {about && <small>{about}</small>}
              </button>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}

const styles = {
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', _print: { display: 'none' } },
  summary: { textStyle: 'small', color: 'fg.muted', _empty: { display: 'none' } },
  list: {
    ...lookStyles,
    display: 'grid',
    maxHeight: '22rem',
    overflowY: 'auto',
    borderWidth: 'hairline',
    borderColor: 'border.hairline',
    borderRadius: 'card',
    backgroundColor: 'bg.surface',
    '& li + li': { borderTopWidth: 'hairline', borderColor: 'border.hairline' },
    '& button': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
      columnGap: '4',
      width: 'full',
      minHeight: 'target',
      paddingInline: '{spacing.6} {spacing.4}',
      paddingBlock: '2',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      _hover: { backgroundColor: 'bg.quiet' },
      _focusVisible: { outlineOffset: '-2px' },
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '2',
        insetInlineStart: '3',
        width: '1',
        borderRadius: 'full',
        backgroundColor: 'var(--bar)',
        forcedColorAdjust: 'none',
      },
    },
    '& b': { fontWeight: 'strong' },
    '& span': { textStyle: 'small', color: 'fg.muted', '&::first-letter': { textTransform: 'uppercase' } },
    '& small': { gridColumn: '1 / -1', textStyle: 'small', color: 'fg.hint' },
  },
} as const
