import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Spinner } from '#primitives/Spinner.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'
import { pageFallbackRecipe } from './PageFallback.recipe.ts'

interface PageFallbackProps {
  /** "Loading", for screen readers. */
  label: string
}

/** Replaces a page while its code is loading. It is as high as a page, so that the footer does not jump. */
export function PageFallback({ label }: PageFallbackProps) {
  const styles = useSlotRecipe({ recipe: pageFallbackRecipe })()
  return (
    <chakra.div role="status" css={styles.root}>
      <chakra.span css={styles.spinner}>
        <Spinner />
      </chakra.span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.div>
  )
}
