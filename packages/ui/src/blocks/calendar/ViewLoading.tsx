import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'

/** Stands in for a view of the calendar area that is on its way; `label` is said. */
export const ViewLoading = ({ label }: { label: string }) => (
  <chakra.div width="full" minWidth="0">
    <SkeletonRegion label={label}>
      <Skeleton height={{ base: '28rem', md: '48rem' }} borderRadius="card" />
    </SkeletonRegion>
  </chakra.div>
)
