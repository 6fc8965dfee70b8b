import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { StyledAnchor } from './Anchor.tsx'
import { filterChipRecipe } from './FilterChip.recipe.ts'

export interface FilterChipProps {
  label: string
  /** How many there are; the list below must agree. */
  count: number
  href: string
  /** @default false */
  isCurrent?: boolean | undefined
}

/** One choice of a filter that lives in the address bar: a link with a count. */
export function FilterChip({ label, count, href, isCurrent = false }: FilterChipProps) {
  const styles = useSlotRecipe({ recipe: filterChipRecipe })({ isCurrent })
  return (
    <StyledAnchor href={href} css={styles.root} {...(isCurrent && { 'aria-current': 'true' as const })}>
      {label}
      <chakra.span css={styles.count}>{count}</chakra.span>
    </StyledAnchor>
  )
}
