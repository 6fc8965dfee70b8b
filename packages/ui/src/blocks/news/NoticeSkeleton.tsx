import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { noticesRecipe } from './Notices.recipe.ts'

interface NoticeSkeletonProps {
  /** "Loading the news". */
  label: string
}

const rows = ['58%', '44%', '66%', '52%']

/** The skeleton of a `NoticeList`. */
export function NoticeSkeleton({ label }: NoticeSkeletonProps) {
  const styles = useSlotRecipe({ recipe: noticesRecipe })()
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.list}>
        {rows.map((width) => (
          <chakra.div key={width} css={styles.card}>
            <chakra.span css={styles.logo} opacity={0.12} />
            <chakra.div css={styles.head}>
              <Skeleton width="7rem" height="0.75rem" marginTop="1.5" />
              <Skeleton width={width} height="1.125rem" marginTop="3" />
            </chakra.div>
            <chakra.div css={styles.body} display="grid" gap="2.5" paddingBlock="2">
              <Skeleton width="90%" />
              <Skeleton width="36%" />
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  )
}
