import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { SearchInput } from '#forms/SearchInput.tsx'
import { Button } from '#primitives/Button.tsx'
import { styles } from './LabelChooser.styles.ts'

interface LabelChoice {
  id: string
  name: string
  /** Under the name: "DEV7 · Project manager". */
  detail: string
  isChosen: boolean
}

export interface LabelChooserProps {
  /** Names the list: "People". */
  label: string
  searchLabel: string
  /** What is being searched for, as it was typed. */
  query: string
  onSearch: (query: string) => void
  /** What the search found; all of them without one. */
  choices: readonly LabelChoice[]
  onChoose: (id: string, isChosen: boolean) => void
  /** "Choose all 40": what the list shows. */
  allLabel: string
  onChooseAll: () => void
  noneLabel: string
  onChooseNone: () => void
  /** In place of the list when nothing was found. */
  nothingFound: string
  /** How many were found; empty while nothing is searched for. */
  foundText: string
}

/** A list to tick, with a search over it. What was ticked stays so while the search hides it. */
export function LabelChooser(props: LabelChooserProps) {
  const { label, searchLabel, query, onSearch, choices, onChoose, nothingFound, foundText } = props
  const listRef = useRef<HTMLUListElement>(null)
  // Who was chosen by a link to this page may stand far down.
  useEffect(() => {
    const list = listRef.current
    const chosen = list?.querySelector<HTMLElement>('li:has(:checked)')
    if (list && chosen) list.scrollTop = chosen.offsetTop - chosen.offsetHeight / 2
  }, [])
  const isEmpty = choices.length === 0
  return (
    <chakra.div css={styles.root}>
      <SearchInput label={searchLabel} value={query} onSearch={onSearch} />
      <chakra.div role="group" aria-label={label} css={styles.acts}>
        <Button variant="outline" size="sm" disabled={isEmpty} onClick={props.onChooseAll}>
          {props.allLabel}
        </Button>
        <Button variant="quiet" size="sm" onClick={props.onChooseNone}>
          {props.noneLabel}
        </Button>
      </chakra.div>
      <chakra.p role="status" css={styles.found}>
        {isEmpty ? nothingFound : foundText}
      </chakra.p>
      {!isEmpty && (
        <chakra.ul ref={listRef} aria-label={label} css={styles.list}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <chakra.label css={styles.row}>
                <chakra.input
                  type="checkbox"
                  checked={choice.isChosen}
                  css={styles.box}
                  onChange={(event) => onChoose(choice.id, event.target.checked)}
                />
                <chakra.span css={styles.texts}>
                  {choice.name}
                  <chakra.span css={styles.detail}>{choice.detail}</chakra.span>
                </chakra.span>
              </chakra.label>
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}
