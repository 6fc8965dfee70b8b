import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/icons.tsx'

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
  return (
    <chakra.div css={styles.row}>
      <chakra.div role="group" aria-label={label} css={styles.group}>
        <IconButton label={previousLabel} variant="outline" onClick={onPrevious}>
          <ChevronRightIcon transform="scaleX(-1)" />
        </IconButton>
        <chakra.p aria-live="polite" css={styles.range}>
          {unbroken(range)}
        </chakra.p>
        <IconButton label={nextLabel} variant="outline" onClick={onNext}>
          <ChevronRightIcon />
        </IconButton>
        <Button
          variant="outline"
          size="sm"
          minHeight="target"
          flexShrink={0}
          flexGrow={{ base: 1, sm: 0 }}
          onClick={onToday}
        >
          {todayLabel}
        </Button>
      </chakra.div>
      {create && (
        <Button
          size="sm"
          minHeight="target"
          flexGrow={{ base: 3, sm: 0 }}
          aria-haspopup="dialog"
          aria-expanded={create.isOpen}
          onClick={create.onPress}
        >
          {create.label}
        </Button>
      )}
    </chakra.div>
  )
}

/** A date stays in one line; the label may break after its dash. */
const unbroken = (range: string) => range.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ')

const styles = {
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    // Alone in its row it fills it; beside the heading, which grows more, it stays at the end.
    justifyContent: 'space-between',
    flexGrow: 1,
    minWidth: '0',
    columnGap: { base: '2', sm: '4' },
    rowGap: '3',
    _print: { '& button': { display: 'none' } },
  },
  group: {
    // On a phone the week has a row of its own, and the buttons share the next one.
    display: { base: 'contents', sm: 'flex' },
    alignItems: 'center',
    minWidth: '0',
    gap: '2',
  },
  range: {
    flex: { base: '1 1 calc(100% - 2 * {sizes.target} - 2 * {spacing.2})', sm: '1 1 auto' },
    minWidth: { base: '0', sm: '12rem' },
    fontFamily: 'heading',
    fontSize: { base: 'md', md: 'lg' },
    fontWeight: 'heading',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'snug',
    textAlign: 'center',
    textWrap: 'balance',
  },
} as const
