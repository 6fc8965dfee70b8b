import { chakra } from '@chakra-ui/react'

/**
 * Elements below each other at equal distances (`as` for lists).
 * @default gap '4'
 */
export const Stack = chakra('div', { base: { display: 'grid', gap: '4', minWidth: '0' } })

/**
 * Elements in a line that wraps (`as` for lists).
 * @default alignItems 'center', gap '4'
 */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', minWidth: '0' },
})
