import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formLayoutRecipe } from '#blocks/shell/FormLayout.recipe.ts'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { Container } from '#primitives/Container.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Stack } from '#primitives/Stack.tsx'

/** The skeleton of an `ApplicationLayout` with its form. */
export function ApplicationSkeleton() {
  const { t } = useTranslation('careers')
  const styles = useSlotRecipe({ recipe: formLayoutRecipe })()
  return (
    <chakra.div css={styles.root}>
      <SkeletonRegion label={t('vacancy.loading')}>
        <Container css={styles.columns}>
          <Stack css={styles.intro} gap="6" alignContent="start">
            <Skeleton height="0.875rem" width="14rem" marginBlock="2.5" />
            <Skeleton height="5.5rem" width="min(100%, 22rem)" borderRadius="control" />
            {['92%', '100%', '100%', '100%'].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place.
              <Skeleton key={place} width={width} marginTop="2" />
            ))}
          </Stack>
          <Stack css={styles.card} gap="5">
            <FieldRow>
              <FieldSkeleton />
              <FieldSkeleton />
            </FieldRow>
            <FieldSkeleton />
            <FieldSkeleton />
            <FieldSkeleton height="6rem" />
            <Skeleton height="12" width="full" borderRadius="control" />
          </Stack>
        </Container>
      </SkeletonRegion>
    </chakra.div>
  )
}

const FieldSkeleton = ({ height = '12' }: { height?: string }) => (
  <chakra.div textStyle="label">
    <SkeletonLine width="5rem" />
    <Skeleton height={height} width="full" marginTop="2" borderRadius="control" />
  </chakra.div>
)
