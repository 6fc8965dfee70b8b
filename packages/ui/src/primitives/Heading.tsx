import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4'

interface HeadingProps extends Omit<ComponentProps<typeof chakra.h1>, 'as'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /**
   * The look, if it differs from the rank. Sizes follow the width of the window.
   * @default the size of its level
   */
  size?: HeadingSize | undefined
  children: ReactNode
}

/** A heading: the level is its rank in the outline, the size its look. */
export function Heading({ level, size = `h${level}`, ...rest }: HeadingProps) {
  return <chakra.h1 as={`h${level}`} textStyle={size} {...rest} />
}
