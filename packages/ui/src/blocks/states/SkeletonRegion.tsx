import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface SkeletonRegionProps {
  /** What is being loaded, in words: "Loading vacancies". */
  label: string
  /** The bars; hidden from screen readers. */
  children: ReactNode
}

/** Bars in the shape of what comes, and one sentence for those who cannot see them. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <chakra.div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </chakra.div>
  )
}
