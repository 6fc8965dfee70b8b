import { useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { StyledAnchor } from '#primitives/Anchor.tsx'
import { dataTableRecipe } from './DataTable.recipe.ts'

/** The name of a row: a link where it leads somewhere. */
export function PrimaryValue({ href, children }: { href: string | undefined; children: ReactNode }) {
  const styles = useSlotRecipe({ recipe: dataTableRecipe })()
  if (href === undefined) return children
  return (
    <StyledAnchor href={href} css={styles.link}>
      {children}
    </StyledAnchor>
  )
}
