import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { styles } from './Rooms.styles.ts'

interface RoomsPartProps {
  /** For screen readers: the tab above shows the same. */
  heading: string
  children: ReactNode
}

/** The parts of a tab below each other. */
export function RoomsPart({ heading, children }: RoomsPartProps) {
  return (
    <chakra.div css={styles.part}>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {children}
    </chakra.div>
  )
}
