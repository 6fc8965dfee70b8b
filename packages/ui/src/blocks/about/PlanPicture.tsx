import { chakra } from '@chakra-ui/react'
import { PlanMotif, type PlanMotifProps } from '#primitives/PlanMotif.tsx'

type Crop = Pick<PlanMotifProps, 'seed' | 'rows' | 'columns' | 'accent' | 'ground' | 'today'> & {
  /** Where the crop lies in the picture's grid. */
  area: string
  background: string
}

/** One plan in three views: the whole of it, what is under way, what is next. */
const crops: readonly Crop[] = [
  { area: '1 / 1 / 3 / 2', seed: 41, rows: 12, columns: 16, today: 11, background: 'bg.dark' },
  { area: '1 / 2 / 2 / 3', seed: 12, rows: 5, columns: 9, ground: 'paper', background: 'bg.accentQuiet' },
  { area: '2 / 2 / 3 / 3', seed: 27, rows: 6, columns: 10, accent: 'sky', background: 'bg.darkRaised' },
]

/** A picture put together from crops of the motif. Decoration, silent for screen readers. */
export function PlanPicture() {
  return (
    <chakra.div
      aria-hidden
      display="grid"
      gap={{ base: '2.5', md: '4' }}
      gridTemplateColumns="minmax(0, 8fr) minmax(0, 5fr)"
      gridTemplateRows="minmax(0, 3fr) minmax(0, 4fr)"
      aspectRatio={{ base: '4 / 3', md: '5 / 6', lg: '1' }}
      _print={{ display: 'none' }}
    >
      {crops.map(({ area, background, ...plan }) => (
        <chakra.div
          key={area}
          gridArea={area}
          overflow="hidden"
          borderRadius="surface"
          backgroundColor={background}
        >
          <PlanMotif {...plan} fit="slice" width="full" height="full" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}
