import { chakra } from '@chakra-ui/react'

/**
 * A bar in place of content that is being loaded. It has the size of the content, so that nothing moves later.
 * @default ground 'paper'
 */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '1em',
    maxWidth: 'full',
    borderRadius: 'full',
    animation: 'atrium-breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
  variants: {
    ground: { paper: { backgroundColor: 'motif.ghost' }, pine: { backgroundColor: 'motif.pine3' } },
  },
  defaultVariants: { ground: 'paper' },
})
