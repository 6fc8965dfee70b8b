import { chakra } from '@chakra-ui/react'
import { Spinner } from '#primitives/Spinner.tsx'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface PageFallbackProps {
  /** "Loading", for screen readers. */
  label: string
}

/** Holds a page's place while its code arrives, so that the footer does not jump up and down again. */
export function PageFallback({ label }: PageFallbackProps) {
  return (
    <chakra.div
      role="status"
      display="grid"
      placeItems="center"
      // A frame with a bar of its own says how much room it leaves.
      minHeight="var(--page-room, 100dvh)"
      color="fg.link"
      fontSize="1.5rem"
    >
      <chakra.span opacity={0} css={{ animation: 'atrium-late 200ms 400ms forwards' }}>
        <Spinner />
      </chakra.span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.div>
  )
}
