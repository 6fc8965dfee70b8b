import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { listCardsRecipe } from './listCards.recipe.ts'

interface CardsSkeletonProps {
  /** "Loading the rooms", for screen readers. */
  label: string
  /** The kind of the cards. */
  kind: 'rooms' | 'people'
}

const widths = ['62%', '48%', '70%', '54%', '66%', '58%']

/** The skeleton of `RoomCards` or `RoomPeople`. */
export function CardsSkeleton({ label, kind }: CardsSkeletonProps) {
  const styles = useSlotRecipe({ recipe: listCardsRecipe })()
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.list}>
        {widths.map((width) => (
          <chakra.div key={width} css={styles.card}>
            {kind === 'rooms' && <Skeleton height="5.5rem" width="9rem" marginBottom="5" />}
            <Skeleton height="1.375rem" width={width} />
            <Skeleton height="0.875rem" width="35%" marginTop="3" />
            {kind === 'people' && (
              <chakra.div css={styles.computers}>
                <Skeleton width="75%" />
                <Skeleton height="0.875rem" width="30%" />
              </chakra.div>
            )}
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  )
}
