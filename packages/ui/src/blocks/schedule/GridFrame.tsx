import { type SystemContext, useChakraContext } from '@chakra-ui/react'
import { css, jsx, type SerializedStyles } from '@emotion/react'
import type { ReactNode } from 'react'
import { weekGridStyle } from './WeekGrid.recipe.ts'

const worked = new WeakMap<SystemContext, SerializedStyles>()

/** The style is long and never changes: it is worked out once for a theme, not each time a week appears. */
function useGridStyle(): SerializedStyles {
  const system = useChakraContext()
  const known = worked.get(system)
  if (known) return known
  const style = css(system.css(weekGridStyle) as Parameters<typeof css>[0])
  worked.set(system, style)
  return style
}

/** The element that carries the style of all that is inside. */
export function GridFrame({ children }: { children: ReactNode }) {
  return jsx('div', { css: useGridStyle() }, children)
}
