import { chakra } from '@chakra-ui/react'
import { styles } from './Desk.styles.ts'

interface CountsProps {
  /** Names the list. */
  label: string
  /** A number in the reader's writing, and what it counts. */
  counts: readonly { label: string; value: string }[]
}

/** A few numbers side by side. */
export function Counts({ label, counts }: CountsProps) {
  return (
    <chakra.dl aria-label={label} css={styles.counts}>
      {counts.map((count) => (
        <chakra.div key={count.label}>
          <dt>{count.label}</dt>
          <dd>{count.value}</dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
