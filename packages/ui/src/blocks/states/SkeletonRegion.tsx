import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { SkeletonShape, type SkeletonShapeProps } from './SkeletonShape.tsx'

interface SkeletonRegionProps extends SkeletonShapeProps {
  /** Names the content that is being loaded, for screen readers: "Loading vacancies". */
  label: string
  /**
   * Bars in the shape of the content; hidden from screen readers.
   * @default a `SkeletonShape`
   */
  children?: ReactNode
}

/** Stands in for content that is being loaded. */
export const SkeletonRegion = ({ label, children, ...shape }: SkeletonRegionProps) => (
  <chakra.div role="status" aria-busy>
    <VisuallyHidden>{label}</VisuallyHidden>
    <div aria-hidden>{children ?? <SkeletonShape {...shape} />}</div>
  </chakra.div>
)
