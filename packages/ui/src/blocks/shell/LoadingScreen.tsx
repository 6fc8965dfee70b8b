import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from '#primitives/VisuallyHidden.tsx'

interface LoadingScreenProps {
  /** What is being loaded, said to screen readers: the company's name. */
  label: string
}

const bars = [
  { x: 18, y: 4, width: 50, delay: '0ms' },
  { x: 4, y: 24, width: 36, delay: '-420ms' },
  { x: 18, y: 44, width: 50, delay: '-840ms' },
]

/** The logo while the whole application starts: its bars look for their places (spec 2). */
export function LoadingScreen({ label }: LoadingScreenProps) {
  return (
    <chakra.div
      role="status"
      data-tone="dark"
      position="fixed"
      inset="0"
      zIndex="loading"
      display="grid"
      placeItems="center"
      backgroundColor="bg.darkest"
      color="fg.onDark"
    >
      <chakra.svg
        aria-hidden
        focusable="false"
        viewBox="0 0 72 64"
        width="72px"
        height="64px"
        overflow="visible"
      >
        {bars.map(({ x, y, width, delay }, index) => (
          <chakra.g
            key={y}
            color={index === 1 ? 'motif.lime' : 'bg.page'}
            animation={`atrium-slide 1.7s ease-in-out ${delay} infinite`}
            _motionReduce={{ animation: 'none' }}
            css={{ transformBox: 'fill-box' }}
          >
            <rect x={x} y={y} width={width} height="16" rx="8" fill="currentColor" />
          </chakra.g>
        ))}
      </chakra.svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </chakra.div>
  )
}
