import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, EyeIcon, EyeOffIcon, SearchIcon } from '#primitives/moreIcons.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { CreateButton, type CreateButtonProps } from './CreateButton.tsx'
import { SpanToggle, type SpanToggleProps } from './SpanToggle.tsx'
import { styles } from './WeekNav.styles.ts'

export interface WeekNavProps {
  /** "Week": names the group. */
  label: string
  /** "Nov 15 – Nov 21, 2026". */
  range: string
  /** "Previous week", or day or month. */
  previousLabel: string
  /** "Next week", or day or month. */
  nextLabel: string
  /** "Today". */
  todayLabel: string
  onPrevious: () => void
  onNext: () => void
  /** Shows today, or its week or month. */
  onToday: () => void
  /** The way to a new meeting; left out where the week is only read. */
  create?: CreateButtonProps | undefined
  /** Shows and hides the search in meetings; left out where there is none. `buttonRef` is for the focus after the search. */
  search?:
    | { label: string; isOpen: boolean; onToggle: () => void; buttonRef?: Ref<HTMLButtonElement> }
    | undefined
  /** Shows and hides the company's meetings without this person; left out where there are none. `label`: "Meetings without you". */
  others?: { label: string; isShown: boolean; onToggle: () => void } | undefined
  /** Day, week or month; left out where there is the week only. */
  spans?: SpanToggleProps | undefined
}

/** Which week is shown, the ways to another one, and the way to a new meeting (spec 2). */
export function WeekNav(props: WeekNavProps) {
  const { label, range, previousLabel, nextLabel, todayLabel, onPrevious, onNext, onToday } = props
  const { create, search, others, spans } = props
  // Beside the navigation and the toggle there is room for a sign only.
  const isTight = !useMedia('(min-width: 80em)')
  return (
    <chakra.div css={styles.row}>
      <chakra.div role="group" aria-label={label} css={styles.group}>
        <Button variant="outline" size="sm" css={styles.today} onClick={onToday}>
          {todayLabel}
        </Button>
        <IconButton label={previousLabel} variant="outline" onClick={onPrevious}>
          <ChevronRightIcon transform="scaleX(-1)" />
        </IconButton>
        <chakra.p aria-live="polite" css={styles.range}>
          {unbroken(range)}
        </chakra.p>
        <IconButton label={nextLabel} variant="outline" onClick={onNext}>
          <ChevronRightIcon />
        </IconButton>
        {search && (
          <IconButton
            ref={search.buttonRef}
            label={search.label}
            variant="outline"
            aria-expanded={search.isOpen}
            onClick={search.onToggle}
          >
            <SearchIcon />
          </IconButton>
        )}
        {others && (
          <IconButton
            label={others.label}
            title={others.label}
            variant="outline"
            aria-pressed={others.isShown}
            onClick={others.onToggle}
          >
            {others.isShown ? <EyeIcon /> : <EyeOffIcon />}
          </IconButton>
        )}
      </chakra.div>
      {spans && <SpanToggle {...spans} />}
      {create && <CreateButton {...create} isIcon={isTight} />}
    </chakra.div>
  )
}

/** A date of a span stays in one line; the label may break after its dash. */
const unbroken = (range: string) =>
  range.includes('–') ? range.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ') : range
