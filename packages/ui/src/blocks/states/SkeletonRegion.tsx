import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface SkeletonRegionProps {
  /** Names the content that is being loaded, for screen readers: "Loading vacancies". */
  label: string
  /**
   * Bars in the shape of the content; hidden from screen readers.
   * @default the lines of a short text
   */
  children?: ReactNode
}

/** Stands in for content that is being loaded. */
export const SkeletonRegion = ({ label, children = lines }: SkeletonRegionProps) => (
  <chakra.div role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    <div aria-hidden>{children}</div>
  </chakra.div>
)

const lines = (
  <Stack gap="3" maxWidth="prose">
    <Skeleton width="45%" />
    <Skeleton width="90%" />
    <Skeleton width="70%" />
  </Stack>
)
