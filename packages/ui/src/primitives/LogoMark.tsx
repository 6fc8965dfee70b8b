import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

/** The three bars; the outer two in the colour of the text. */
export function LogoMark(props: Omit<ComponentProps<typeof chakra.svg>, 'children'>) {
  return (
    <chakra.svg aria-hidden focusable="false" viewBox="0 0 72 64" height="1.75rem" flexShrink={0} {...props}>
      <rect x="18" y="4" width="50" height="16" rx="8" fill="currentColor" />
      <chakra.g color="motif.lime">
        <rect x="4" y="24" width="36" height="16" rx="8" fill="currentColor" />
      </chakra.g>
      <rect x="18" y="44" width="50" height="16" rx="8" fill="currentColor" />
    </chakra.svg>
  )
}
