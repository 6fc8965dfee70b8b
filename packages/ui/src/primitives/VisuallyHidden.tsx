import { chakra } from '@chakra-ui/react'
import { visuallyHidden } from './visuallyHidden.ts'

/** Visible for screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: { ...visuallyHidden, padding: '0', margin: '-1px', borderWidth: '0' },
})
