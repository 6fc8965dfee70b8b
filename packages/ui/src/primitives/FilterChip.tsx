import { chakra } from '@chakra-ui/react'
import { Anchor } from './Anchor.tsx'
import { filterChipRecipe } from './FilterChip.recipe.ts'

const Root = chakra(Anchor, filterChipRecipe)

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
  return (
    <Root href={href} {...(isCurrent && { 'aria-current': 'true' as const })}>
      {label}
      <chakra.span
        fontSize="0.8125rem"
        color={isCurrent ? 'fg.accentOnDark' : 'fg.hint'}
        _highContrast={{ color: 'inherit' }}
      >
        {count}
      </chakra.span>
    </Root>
  )
}
