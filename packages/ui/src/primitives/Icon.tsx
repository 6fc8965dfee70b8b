import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

export interface IconProps extends Omit<ComponentProps<typeof chakra.svg>, 'children'> {
  /** The path of the strokes on a 24 px grid. */
  d: string
}

/** The frame of an icon: size and colour of the text, silent for screen readers. */
export function Icon({ d, ...rest }: IconProps) {
  return (
    <chakra.svg
      aria-hidden
      focusable="false"
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      flexShrink={0}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={d} />
    </chakra.svg>
  )
}
