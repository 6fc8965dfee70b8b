import { chakra } from '@chakra-ui/react'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { styles } from './Desk.styles.ts'

interface PeriodSwitchProps {
  /** The year or the month in words; announced when it changes. */
  title: string
  previous: { label: string; onPress: () => void }
  next: { label: string; onPress: () => void }
}

/** The shown year or month, and the ways to those around it. */
export function PeriodSwitch({ title, previous, next }: PeriodSwitchProps) {
  return (
    <chakra.div css={styles.period}>
      <IconButton variant="outline" label={previous.label} onClick={previous.onPress}>
        <ChevronRightIcon transform="rotate(180deg)" />
      </IconButton>
      <chakra.p aria-live="polite">{title}</chakra.p>
      <IconButton variant="outline" label={next.label} onClick={next.onPress}>
        <ChevronRightIcon />
      </IconButton>
    </chakra.div>
  )
}
