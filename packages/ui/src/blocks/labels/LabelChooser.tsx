import { foldText } from '@atrium/contract/core'
import { byNameRank, hasText } from '@atrium/contract/search'
import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { Marked, SearchedTexts } from '#primitives/Marked.tsx'
import { styles } from './LabelChooser.styles.ts'
import type { LabelItem, LabelKind } from './labelTypes.ts'

interface LabelChooserProps {
  kind: LabelKind
  items: readonly LabelItem[]
  isChosen: (id: string) => boolean
  onChoose: (id: string, isChosen: boolean) => void
  /** Chooses all that the list shows. */
  onChooseAll: (ids: readonly string[]) => void
  onChooseNone: () => void
}

/** A list to tick, with a search over it. What was ticked stays so while the search hides it. */
export function LabelChooser(props: LabelChooserProps) {
  const { kind, isChosen, onChoose, onChooseAll, onChooseNone } = props
  const { t } = useTranslation('labels')
  const [query, setQuery] = useState('')
  const sought = foldText(query)
  const items = useMemo(() => {
    const named = props.items.map((item) => ({ item, name: foldText(item.label.name) }))
    const find = (wanted: string) =>
      byNameRank(
        named.filter(({ item }) => hasText(item.found, wanted)),
        ({ name }) => name,
        wanted,
      ).map(({ item }) => item)
    return sought ? find(sought) : props.items
  }, [props.items, sought])
  const label = t(`choose.${kind}.label`)
  const listRef = useRef<HTMLUListElement>(null)
  // A person who was selected by a link may be far down in the list.
  useEffect(() => {
    const list = listRef.current
    const chosen = list?.querySelector<HTMLElement>('li:has(:checked)')
    if (list && chosen) list.scrollTop = chosen.offsetTop - chosen.offsetHeight / 2
  }, [])
  const isEmpty = items.length === 0
  return (
    <chakra.div css={styles.root}>
      <SearchInput label={t(`choose.${kind}.search`)} value={query} onSearch={setQuery} />
      <chakra.div role="group" aria-label={label} css={styles.acts}>
        <Button
          variant="outline"
          size="sm"
          disabled={isEmpty}
          onClick={() => onChooseAll(items.map(({ label }) => label.id))}
        >
          {t('choose.all', { count: items.length })}
        </Button>
        <Button variant="quiet" size="sm" onClick={onChooseNone}>
          {t('choose.none')}
        </Button>
      </chakra.div>
      <chakra.p role="status" css={styles.found}>
        {isEmpty
          ? t('choose.nothingFound', { query: query.trim() })
          : query.trim() && t('choose.found', { count: items.length })}
      </chakra.p>
      {!isEmpty && (
        <SearchedTexts value={{ wanted: [sought], foldText }}>
          <chakra.ul ref={listRef} aria-label={label} css={styles.list}>
            {items.map(({ label: { id, name }, detail }) => (
              <li key={id}>
                <chakra.label css={styles.row}>
                  <chakra.input
                    type="checkbox"
                    checked={isChosen(id)}
                    css={styles.box}
                    onChange={(event) => onChoose(id, event.target.checked)}
                  />
                  <chakra.span css={styles.texts}>
                    <Marked>{name}</Marked>
                    <chakra.span css={styles.detail}>
                      <Marked>{detail}</Marked>
                    </chakra.span>
                  </chakra.span>
                </chakra.label>
              </li>
            ))}
          </chakra.ul>
        </SearchedTexts>
      )}
    </chakra.div>
  )
}
