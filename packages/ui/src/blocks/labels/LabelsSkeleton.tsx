import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { labelsPageRecipe } from './LabelsPage.recipe.ts'

interface LabelsSkeletonProps {
  /** "Loading the list of people". */
  label: string
}

const rows = ['62%', '48%', '70%', '55%', '64%', '50%']

/** The search, the list and the preview, in their shapes. */
export function LabelsSkeleton({ label }: LabelsSkeletonProps) {
  const styles = useSlotRecipe({ recipe: labelsPageRecipe })()
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.parts}>
        <chakra.div css={styles.side}>
          <Skeleton width="100%" height="3rem" marginTop="7" />
          {rows.map((width) => (
            <Skeleton key={width} width={width} height="1.125rem" marginTop="4" />
          ))}
        </chakra.div>
        <chakra.div css={styles.preview} minHeight="24rem" />
      </chakra.div>
    </SkeletonRegion>
  )
}
