import { Skeleton } from '#primitives/Skeleton.tsx'
import { roomPlanRatio } from './RoomPlan.tsx'

/** The skeleton of a `RoomPlan`. */
export const RoomPlanSkeleton = () => (
  <Skeleton height="auto" width="full" aspectRatio={roomPlanRatio} borderRadius="xs" />
)
