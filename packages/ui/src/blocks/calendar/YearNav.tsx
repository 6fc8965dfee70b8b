import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'

export interface YearNavProps {
  year: number
  /** "Year": names the group. */
  label: string
  /** "Previous year". */
  previousLabel: string
  /** "Next year". */
  nextLabel: string
  /** "Today". */
  todayLabel: string
  /** Left out where the calendar begins. */
  onPrevious?: (() => void) | undefined
  /** Left out where it ends. */
  onNext?: (() => void) | undefined
  /** Shows the current year, and in it this day. */
  onToday: () => void
}

/** The chosen year, and the ways to another one. */
export function YearNav(props: YearNavProps) {
  const { year, label, previousLabel, nextLabel, todayLabel, onPrevious, onNext, onToday } = props
  return (
    <chakra.div role="group" aria-label={label} display="flex" alignItems="center" gap="2">
      <Button variant="outline" size="sm" minHeight="target" onClick={onToday}>
        {todayLabel}
      </Button>
      <IconButton
        label={previousLabel}
        variant="outline"
        aria-disabled={onPrevious ? undefined : true}
        onClick={onPrevious}
      >
        <ChevronRightIcon transform="scaleX(-1)" />
      </IconButton>
      <chakra.p aria-live="polite" textStyle="h3" minWidth="4.25rem" textAlign="center">
        {year}
      </chakra.p>
      <IconButton
        label={nextLabel}
        variant="outline"
        aria-disabled={onNext ? undefined : true}
        onClick={onNext}
      >
        <ChevronRightIcon />
      </IconButton>
    </chakra.div>
  )
}
