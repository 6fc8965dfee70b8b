import { foldText, wordsOf } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#forms/SearchInput.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'
import { lookStyles } from './lookStyles.ts'

export interface MeetingSearchProps {
  value: string
  onSearch: (text: string) => void
  /** Escape in the empty field: the search is to be hidden. */
  onClose: () => void
  /** The nearest meetings that were found, and how many there are; left out while nothing is looked for. */
  found?:
    | {
        meetings: readonly Pick<
          Meeting,
          'id' | 'title' | 'day' | 'start' | 'end' | 'attendees' | 'roomname' | 'look'
        >[]
        total: number
      }
    | undefined
  /** A meeting was chosen: its day is shown. */
  onChoose: (id: string) => void
}

/** Searches in one's meetings while the person types. What is found is a list; an entry leads to the day of the meeting. */
export function MeetingSearch({ value, onSearch, onClose, found, onChoose }: MeetingSearchProps) {
  const { t } = useTranslation('schedule')
  const { formatDay } = useDayNames()
  const ref = useRef<HTMLInputElement>(null)
  // The person has just opened the field.
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
      <SearchInput label={t('search.label')} value={value} onSearch={onSearch} inputRef={ref} />
      <chakra.p role="status" css={styles.summary}>
        {found?.total === 0 && t('search.none')}
        {found && found.total > 0 && t('search.count', { count: found.total })}
        {found &&
          found.meetings.length < found.total &&
          ` ${t('search.shown', { shown: found.meetings.length })}`}
      </chakra.p>
      {found && found.meetings.length > 0 && (
        <SearchedTexts value={{ wanted: wordsOf(value), foldText }}>
          <chakra.ul aria-label={t('search.found')} css={styles.list}>
            {found.meetings.map(({ id, title, day, start, end, attendees, roomname, look }) => {
              // People and room.
              const about = [attendees.join(', '), roomname].filter(Boolean).join(' · ')
              return (
                <li key={id} data-look={look}>
                  <button type="button" onClick={() => onChoose(id)}>
                    <b>
                      <Marked>{title || t('untitled')}</Marked>
                    </b>{' '}
                    <span>{`${formatDay(day)}, ${[start, end].filter(Boolean).join('–')}`}</span>
                    {about && (
                      <small>
                        <Marked>{about}</Marked>
                      </small>
                    )}
                  </button>
                </li>
              )
            })}
          </chakra.ul>
        </SearchedTexts>
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
