import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { profileRecipe } from './Profile.recipe.ts'
import { profileHeadRecipe } from './ProfileHead.recipe.ts'

/** The skeleton of the profile page. */
export function ProfileSkeleton({ label }: { label: string }) {
  const styles = useSlotRecipe({ recipe: profileHeadRecipe })()
  return (
    <SkeletonRegion label={label}>
      <Stack gap={{ base: '5', md: '6' }}>
        <chakra.div css={styles.root}>
          <chakra.div css={styles.picture} backgroundColor="motif.ghost" />
          <Stack alignContent="start" gap="3">
            <Skeleton width="14rem" height="1.5rem" />
            <Skeleton width="9rem" />
            <Skeleton width="12rem" />
            <Skeleton width="10rem" height="2.5rem" marginTop="2" />
          </Stack>
        </chakra.div>
        <chakra.div css={styles.root} display="block">
          <Skeleton width="14rem" height="1.5rem" />
          <RowsSkeleton count={5} />
        </chakra.div>
      </Stack>
    </SkeletonRegion>
  )
}

/** The skeleton of the list of sessions. */
export function SessionsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <RowsSkeleton count={2} />
    </SkeletonRegion>
  )
}

function RowsSkeleton({ count }: { count: number }) {
  const styles = useSlotRecipe({ recipe: profileRecipe })()
  return (
    <chakra.div marginTop="4">
      {Array.from({ length: count }, (_none, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
        <chakra.div key={index} css={styles.bars}>
          <Skeleton />
          <Skeleton />
        </chakra.div>
      ))}
    </chakra.div>
  )
}
