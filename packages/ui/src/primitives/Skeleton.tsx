import { chakra, defineRecipe } from '@chakra-ui/react'

const skeletonRecipe = defineRecipe({
  base: {
    display: 'block',
    height: '1em',
    maxWidth: 'full',
    borderRadius: 'full',
    backgroundColor: 'motif.ghost',
    animation: 'atrium-breathe 1.6s ease-in-out infinite',
    _motionReduce: { animation: 'none' },
  },
})

/** A bar where something will be. Give it the size of what comes, so that nothing moves when it does. */
export const Skeleton = chakra('span', skeletonRecipe)
