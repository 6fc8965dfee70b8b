import { chakra } from '@chakra-ui/react'

/**
 * Things one under the other (`as` for lists), at one distance.
 * @default gap '4'
 */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', minWidth: '0' } })
