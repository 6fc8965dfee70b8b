import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deskRecipe } from './Desk.recipe.ts'

interface DeskOverviewProps {
  /** What waits for the person: cards. */
  children: ReactNode
  /** Who is away: a card. Without it what waits has the whole width. */
  aside?: ReactNode
}

/** The first view of the desk: two columns, one below the other on smaller windows. */
export function DeskOverview({ children, aside }: DeskOverviewProps) {
  const styles = useSlotRecipe({ recipe: deskRecipe })()
  return (
    <chakra.div css={styles.overview}>
      <chakra.div css={styles.column}>{children}</chakra.div>
      {aside && <chakra.div css={styles.column}>{aside}</chakra.div>}
    </chakra.div>
  )
}
