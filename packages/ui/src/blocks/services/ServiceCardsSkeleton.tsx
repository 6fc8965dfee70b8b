import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { type PairWidths, pairPlace } from './pairPlace.ts'
import { styles } from './ServiceCards.styles.ts'

interface ServiceCardsSkeletonProps {
  /** "Loading the services", for screen readers. */
  label: string
  /** How many cards are expected. */
  count: number
  /** As for `ServiceCards`. */
  pairs: readonly PairWidths[]
}

/** The skeleton of `ServiceCards`. */
export function ServiceCardsSkeleton({ label, count, pairs }: ServiceCardsSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.list}>
        {[...Array(count).keys()].map((card) => (
          <chakra.div key={card} css={styles.card} gridColumn={{ md: pairPlace(card, count, pairs) }}>
            <chakra.div css={styles.frame} />
            <chakra.div css={styles.texts}>
              <Skeleton ground="pine" height="1.5rem" marginBlock="0.5" width={card % 2 ? '62%' : '48%'} />
              <chakra.div css={styles.text}>
                {lines.map((width, line) => (
                  <Skeleton
                    key={width}
                    ground="pine"
                    // With its margins as high as a line of text.
                    marginBlock="0.275em"
                    width={width}
                    display={line === 3 ? { md: 'none' } : undefined}
                  />
                ))}
              </chakra.div>
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  )
}

/** The lines of a card; the fourth appears on phones only. */
const lines = ['96%', '100%', '64%', '40%']
