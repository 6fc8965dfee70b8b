import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { LogoMark } from '#primitives/LogoMark.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { styles } from './PersonalCard.styles.ts'

interface PersonalCardSkeletonProps {
  /** "Loading the card", for screen readers. */
  label: string
}

const values = ['72%', '34%', '52%', '44%']

/** The skeleton of a personal card. */
export function PersonalCardSkeleton({ label }: PersonalCardSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <LogoMark css={styles.mark} />
      <Skeleton css={styles.name} textStyle="h2" width="80%" height="1.08em" borderRadius="control" />
      <Skeleton css={styles.position} width="45%" />
      <chakra.div css={styles.rows}>
        {values.map((width) => (
          <chakra.div key={width} css={styles.row}>
            <chakra.div display="grid" alignContent="center" gap="2" height="4rem">
              <Skeleton width="4rem" height="0.75rem" />
              <Skeleton width={width} />
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.div css={styles.actions}>
        <Skeleton width="full" height="3rem" borderRadius="control" />
      </chakra.div>
    </SkeletonRegion>
  )
}
