import { chakra } from '@chakra-ui/react'
import { SkeletonShape } from '#blocks/states/SkeletonShape.tsx'
import { narrowPage } from '#primitives/narrowPage.ts'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'

/**
 * The skeleton of a staff page whose code is being loaded: its heading, and cards. It is silent, because the page says
 * itself what it loads.
 */
export const StaffPageSkeleton = () => (
  <chakra.div aria-busy css={narrowPage}>
    <chakra.div textStyle="h2" minHeight="target">
      <SkeletonLine width="14rem" />
    </chakra.div>
    <SkeletonShape shape="cards" count={2} />
  </chakra.div>
)
