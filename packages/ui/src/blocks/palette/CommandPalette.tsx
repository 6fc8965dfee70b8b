import { foldText, wordsOf } from '@atrium/contract/core'
import { chakra, createListCollection, Listbox } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPaletteKey } from '#blocks/staff/shortcutOf.ts'
import { Avatar } from '#primitives/Avatar.tsx'
import { Dialog } from '#primitives/Dialog.tsx'
import { highlighted } from '#primitives/highlighted.ts'
import { IconButton } from '#primitives/IconButton.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'
import { visuallyHidden } from '#primitives/visuallyHidden.ts'

/** Something that the palette finds. */
export interface PaletteEntry {
  /** Unique among all entries. */
  id: string
  label: string
  /** Beside the label: the position of a person, the day of a meeting. */
  detail?: string | undefined
  /** Of a person: the hash of the photo; `null` without one. */
  photo?: string | null | undefined
}

export interface PaletteGroup {
  name: 'people' | 'contact' | 'actions' | 'pages' | 'meetings' | 'rooms'
  /** At least one. */
  entries: readonly PaletteEntry[]
}

interface CommandPaletteProps {
  text: string
  onText: (text: string) => void
  /** What is found, the best first. */
  groups: readonly PaletteGroup[]
  /** The groups are those of an earlier text. */
  isStale: boolean
  /** An entry was chosen, by its id. */
  onRun: (id: string) => void
  onClose: () => void
}

/**
 * A field over the page, and under it what it finds: the arrow keys go through the entries, Enter runs the highlighted one,
 * Escape closes. On Chakra's Listbox.
 */
export function CommandPalette({ text, onText, groups, isStale, onRun, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('palette')
  const [wanted, setWanted] = useState<string | null>(null)
  const isEntered = useRef(false)
  const collection = useMemo(
    () =>
      createListCollection({
        items: groups.flatMap(({ entries }) => entries),
        itemToValue: ({ id }) => id,
        itemToString: ({ label }) => label,
      }),
    [groups],
  )
  const searched = useMemo(() => ({ wanted: wordsOf(text), foldText }), [text])
  const entries = collection.items
  const current = entries.find(({ id }) => id === wanted) ?? entries[0]

  // Enter that came before the results of the last letter.
  useEffect(() => {
    if (isStale || !isEntered.current) return
    isEntered.current = false
    if (current) onRun(current.id)
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && isStale) isEntered.current = true
    // A dialog leaves Escape to a field with an open list.
    if (event.key !== 'Escape' && !isPaletteKey(event)) return
    event.preventDefault()
    onClose()
  }

  return (
    <Dialog label={t('title')} onClose={onClose} initialFocus="field" css={styles.root}>
      <Listbox.Root
        unstyled
        css={styles.box}
        collection={collection}
        value={none}
        // None of an earlier text runs by Enter.
        highlightedValue={isStale ? null : (current?.id ?? null)}
        onHighlightChange={({ highlightedValue }) => setWanted(highlightedValue)}
        onSelect={({ value }) => onRun(value)}
        typeahead={false}
        loopFocus
      >
        <chakra.form role="search" css={styles.head} onSubmit={(event) => event.preventDefault()}>
          <Listbox.Input
            role="combobox"
            aria-expanded
            aria-label={t('field')}
            placeholder={t('placeholder')}
            css={styles.field}
            value={text}
            onChange={({ target }) => {
              setWanted(null)
              onText(target.value)
            }}
            onKeyDown={onKeyDown}
          />
          <IconButton label={t('close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </chakra.form>
        <Listbox.Label css={visuallyHidden}>{t('results')}</Listbox.Label>
        <Listbox.Content tabIndex={-1} css={styles.list}>
          <SearchedTexts value={searched}>
            {groups.map(({ name, entries }) => (
              <Listbox.ItemGroup key={name}>
                <Listbox.ItemGroupLabel css={styles.group}>{t(`groups.${name}`)}</Listbox.ItemGroupLabel>
                {entries.map((entry) => (
                  <Listbox.Item
                    key={entry.id}
                    item={entry}
                    highlightOnHover
                    aria-selected={entry === current}
                    css={styles.option}
                  >
                    {entry.photo !== undefined && <Avatar fullname={entry.label} photo={entry.photo} />}
                    <Marked>{entry.label}</Marked>
                    {entry.detail && (
                      <chakra.span css={styles.detail}>
                        {' '}
                        <Marked>{entry.detail}</Marked>
                      </chakra.span>
                    )}
                  </Listbox.Item>
                ))}
              </Listbox.ItemGroup>
            ))}
          </SearchedTexts>
        </Listbox.Content>
        <chakra.p role="status" css={styles.status}>
          {!isStale &&
            text.trim() !== '' &&
            t(entries.length > 0 ? 'found' : 'none', { count: entries.length })}
        </chakra.p>
      </Listbox.Root>
    </Dialog>
  )
}

/** An entry is run, and none stays chosen. */
const none: string[] = []

const styles = {
  root: {
    alignSelf: 'flex-start',
    width: 'min(40rem, calc(100vw - 1.5rem))',
    marginTop: { base: '3', md: '12vh' },
    overflow: 'hidden',
  },
  box: { display: 'flex', flexDirection: 'column', maxHeight: { base: 'calc(100dvh - 1.5rem)', md: '70vh' } },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    padding: '2',
    borderBottomWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  field: {
    flex: '1',
    minWidth: '0',
    minHeight: 'target',
    paddingInline: '3',
    borderRadius: 'control',
    backgroundColor: 'transparent',
    color: 'fg',
    // 16 px at least: below that iOS zooms into the page.
    fontSize: 'md',
    _placeholder: { color: 'fg.hint' },
    _focusVisible: { outlineOffset: '-2px' },
  },
  list: {
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: '2',
    _focusVisible: { outline: 'none' },
    '&[data-empty]': { display: 'none' },
  },
  group: { paddingInline: '3', paddingTop: '3', paddingBottom: '1', textStyle: 'small', color: 'fg.hint' },
  option: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'center',
    columnGap: '2.5',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    '& > [data-initials]': { alignSelf: 'center', marginBlock: '-1' },
    borderRadius: 'xs',
    textStyle: 'control',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-selected=true]': { backgroundColor: 'bg.active', _highContrast: highlighted },
  },
  detail: { textStyle: 'small', color: 'fg.muted', _highContrast: { color: 'inherit' } },
  status: {
    minHeight: '2',
    paddingInline: '5',
    textStyle: 'small',
    color: 'fg.muted',
    '&:not(:empty)': { paddingBlock: '3' },
  },
} as const
