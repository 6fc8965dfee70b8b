import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deskRecipe } from './Desk.recipe.ts'

/** Buttons side by side. */
export function DeskActions({ children }: { children: ReactNode }) {
  const styles = useSlotRecipe({ recipe: deskRecipe })()
  return <chakra.div css={styles.actions}>{children}</chakra.div>
}
