import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { employeeRecordRecipe } from './EmployeeRecord.recipe.ts'

const rows = ['28%', '58%', '44%', '32%', '50%']

/** The skeleton of an `EmployeeRecord`; `label` is for screen readers. */
export function EmployeeRecordSkeleton({ label }: { label: string }) {
  const styles = useSlotRecipe({ recipe: employeeRecordRecipe })()
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.root}>
        <chakra.div css={styles.head}>
          <Skeleton css={[styles.portrait, styles.noPortrait]} />
          <Stack gap="3">
            <Skeleton height="1.875rem" width="70%" />
            <Skeleton width="45%" />
          </Stack>
        </chakra.div>
        <chakra.div css={styles.facts}>
          {rows.map((width) => (
            <chakra.div key={width} css={styles.row}>
              <Skeleton height="0.875rem" width="5rem" />
              <chakra.div css={styles.value} minHeight={{ base: '8', sm: 'target' }}>
                <Skeleton width={width} />
              </chakra.div>
            </chakra.div>
          ))}
        </chakra.div>
        <Stack gap="5">
          <Skeleton height="1.25rem" width="8rem" />
          <Skeleton width="62%" />
          <Skeleton width="54%" />
        </Stack>
      </chakra.div>
    </SkeletonRegion>
  )
}
