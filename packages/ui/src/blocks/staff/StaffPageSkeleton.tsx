import { chakra } from '@chakra-ui/react'
import { narrowPage } from '#primitives/narrowPage.ts'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { surface } from '#primitives/surface.ts'

const card = { ...surface, padding: { base: '5', md: '8' } }

/**
 * The skeleton of a staff page whose code is being loaded: its heading, and cards. It is silent, because the page says
 * itself what it loads.
 */
export const StaffPageSkeleton = () => (
  <chakra.div aria-busy css={narrowPage}>
    <chakra.div
      textStyle="h2"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="center"
      minHeight="target"
    >
      <SkeletonLine width="14rem" />
    </chakra.div>
    {['45%', '60%'].map((width) => (
      <chakra.div key={width} css={card}>
        <Stack gap="4">
          <Skeleton width={width} height="1.5rem" />
          <Skeleton width="90%" />
          <Skeleton width="70%" />
          <Skeleton width="80%" />
        </Stack>
      </chakra.div>
    ))}
  </chakra.div>
)
