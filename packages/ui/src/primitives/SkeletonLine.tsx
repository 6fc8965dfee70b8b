import { chakra } from '@chakra-ui/react'
import { Skeleton } from './Skeleton.tsx'

/** A bar in the middle of a line of text, as high as the line. */
export const SkeletonLine = ({ width }: { width: string }) => (
  <chakra.span display="flex" alignItems="center" height="1lh">
    <Skeleton width={width} />
  </chakra.span>
)
