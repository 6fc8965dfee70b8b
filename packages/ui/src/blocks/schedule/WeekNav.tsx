import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, PlusIcon } from '#primitives/icons.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { weekNavRecipe } from './WeekNav.recipe.ts'
import { weekWindow } from './weekWindow.ts'

export interface WeekNavProps {
  /** "Week": names the group. */
  label: string
  /** "Nov 15 – Nov 21, 2026". */
  range: string
  /** "Previous week". */
  previousLabel: string
  /** "Next week". */
  nextLabel: string
  /** "Today". */
  todayLabel: string
  onPrevious: () => void
  onNext: () => void
  /** Shows the week of today, and in it this day. */
  onToday: () => void
  /** Opens or closes the form of a new meeting; left out where the week is only read. */
  create?: { label: string; isOpen: boolean; onPress: () => void } | undefined
}

/** Which week is shown, the ways to another one, and the way to a new meeting (spec 2). */
export function WeekNav(props: WeekNavProps) {
  const { label, range, previousLabel, nextLabel, todayLabel, onPrevious, onNext, onToday, create } = props
  const styles = useSlotRecipe({ recipe: weekNavRecipe })()
  const isWide = useMedia(weekWindow)
  const createButton = create && (
    <Button
      size="sm"
      css={styles.create}
      aria-haspopup="dialog"
      aria-expanded={create.isOpen}
      {...(!isWide && { 'aria-label': create.label, title: create.label })}
      onClick={create.onPress}
    >
      <PlusIcon />
      {isWide && create.label}
    </Button>
  )
  return (
    <chakra.div css={styles.row}>
      {/* Where it is seen: beside the heading in a narrow window, else at the end of the row. */}
      {!isWide && createButton}
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
      </chakra.div>
      {isWide && createButton}
    </chakra.div>
  )
}

/** A date stays in one line; the label may break after its dash. */
const unbroken = (range: string) => range.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ')
