import { type SystemContext, useChakraContext } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import type { GridSpanOfDays } from './gridBlocks.styles.ts'
import { gridStyle } from './WeekGrid.styles.ts'

const worked = new WeakMap<SystemContext, Map<GridSpanOfDays, SerializedStyles>>()

/** The style is long and never changes: it is computed once for a theme, not each time a week appears. */
function useGridStyle(span: GridSpanOfDays): SerializedStyles {
  const system = useChakraContext()
  const known = worked.get(system) ?? new Map<GridSpanOfDays, SerializedStyles>()
  worked.set(system, known)
  const style = known.get(span) ?? css(system.css(gridStyle(span)) as Parameters<typeof css>[0])
  known.set(span, style)
  return style
}

interface GridFrameProps {
  /** How many days the grid shows: seven, or one. */
  days: number
  children: ReactNode
}

/** The element with the style of the whole grid. */
export function GridFrame({ days, children }: GridFrameProps) {
  return jsx('div', { css: useGridStyle(days === 1 ? 'day' : 'week') }, children)
}
