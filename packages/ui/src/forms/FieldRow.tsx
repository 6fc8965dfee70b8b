import { chakra } from '@chakra-ui/react'

/** Two short fields side by side where both have room for the longest day. */
export const FieldRow = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(13.75rem, 50% - 0.75rem)), 1fr))',
  },
})
