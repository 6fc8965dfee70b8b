import { chakra } from '@chakra-ui/react'
import { hiddenFromTheEye } from './hiddenFromTheEye.ts'

/** Visible for screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: { ...hiddenFromTheEye, padding: '0', margin: '-1px', borderWidth: '0' },
})
