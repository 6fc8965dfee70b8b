import { type SystemContext, useChakraContext } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { weekGridStyle } from './WeekGrid.recipe.ts'

const worked = new WeakMap<SystemContext, SerializedStyles>()

/** The style is long and never changes: it is computed once for a theme, not each time a week appears. */
function useGridStyle(): SerializedStyles {
  const system = useChakraContext()
  const known = worked.get(system)
  if (known) return known
  const style = css(system.css(weekGridStyle) as Parameters<typeof css>[0])
  worked.set(system, style)
  return style
}

/** The element with the style of the whole grid. */
export function GridFrame({ children }: { children: ReactNode }) {
  return jsx('div', { css: useGridStyle() }, children)
}
