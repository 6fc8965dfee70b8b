import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { styles } from './LegalText.styles.ts'

interface LegalListProps {
  items: readonly ReactNode[]
}

/** Sentences one under the other, each led by a bar of the plan. */
export function LegalList({ items }: LegalListProps) {
  return (
    <chakra.ul css={styles.list}>
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list is only read.
        <chakra.li key={place} css={styles.item}>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
