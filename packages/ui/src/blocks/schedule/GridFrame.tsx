import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { gridStyle } from './WeekGrid.styles.ts'

const styles = { day: gridStyle('day'), week: gridStyle('week') }

interface GridFrameProps {
  /** How many days the grid shows: seven, or one. */
  days: number
  children: ReactNode
}

/** The element with the style of the whole grid. */
export function GridFrame({ days, children }: GridFrameProps) {
  return <chakra.div css={days === 1 ? styles.day : styles.week}>{children}</chakra.div>
}
