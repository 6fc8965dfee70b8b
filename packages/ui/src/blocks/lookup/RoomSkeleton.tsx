import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'

/** The skeleton of a `RoomPlan`. */
export const RoomPlanSkeleton = (props: ComponentProps<typeof Skeleton>) => (
  <Skeleton height="5.5rem" width="8.5rem" borderRadius="xs" {...props} />
)

/** The skeleton of a room's plan and figures, as the picture of a `LookupList`. */
export const RoomSkeleton = () => (
  <>
    <RoomPlanSkeleton />
    <chakra.div aria-hidden width="16rem" textStyle="h3">
      <SkeletonLine width="100%" />
      {/* On phones the words stand below the numbers. */}
      <chakra.div textStyle="small" display={{ sm: 'none' }}>
        <SkeletonLine width="80%" />
      </chakra.div>
    </chakra.div>
  </>
)
