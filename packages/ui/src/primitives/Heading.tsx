import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'

type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4'

interface HeadingProps extends Omit<ComponentProps<typeof chakra.h1>, 'as'> {
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /**
   * How it looks, when that is not how it ranks. Sizes follow the width of the window.
   * @default the size of its level
   */
  size?: HeadingSize | undefined
  children: ReactNode
}

/** A heading: the level is for the outline, the size for the eye. */
export function Heading({ level, size = `h${level}`, ...rest }: HeadingProps) {
  return <chakra.h1 as={`h${level}`} textStyle={size} {...rest} />
}
