import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  list: { display: 'grid', gap: '3' },
  item: {
    position: 'relative',
    paddingInlineStart: '8',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.6em',
      width: '4',
      height: '6px',
      borderRadius: 'full',
      backgroundColor: 'motif.paper2',
      _print: { printColorAdjust: 'exact' },
      _highContrast: { backgroundColor: 'CanvasText' },
    },
  },
})

interface PlanListProps extends Omit<ComponentProps<typeof chakra.ul>, 'children'> {
  items: readonly string[]
}

/** A list of short items, each with a bar of the plan. */
export function PlanList({ items, ...rest }: PlanListProps) {
  return (
    <chakra.ul css={styles.list} {...rest}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may say the same.
        <chakra.li key={index} css={styles.item}>
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
