import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'

export interface YearNavProps {
  year: number
  /** Left out where the calendar begins. */
  onPrevious?: (() => void) | undefined
  /** Left out where it ends. */
  onNext?: (() => void) | undefined
  /** Shows the current year, and in it this day. */
  onToday: () => void
}

/** The chosen year, and the ways to another one. */
export function YearNav({ year, onPrevious, onNext, onToday }: YearNavProps) {
  const { t } = useTranslation('calendar')
  return (
    <chakra.div role="group" aria-label={t('year.label')} display="flex" alignItems="center" gap="2">
      <Button variant="outline" size="sm" minHeight="target" onClick={onToday}>
        {t('year.today')}
      </Button>
      <IconButton
        label={t('year.previous')}
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
        label={t('year.next')}
        variant="outline"
        aria-disabled={onNext ? undefined : true}
        onClick={onNext}
      >
        <ChevronRightIcon />
      </IconButton>
    </chakra.div>
  )
}
