import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles } from './VacancyList.styles.ts'

const chips = ['8.5rem', '7rem', '10.5rem', '8rem']
const rows = ['62%', '48%', '70%', '54%']

/** The skeleton of the filter and the rows, as the child of `VacancyList`. */
export function VacancyListSkeleton() {
  const { t } = useTranslation('careers')
  return (
    <SkeletonRegion label={t('vacancies.loading')}>
      <chakra.div css={styles.filter} marginTop="0">
        {chips.map((width) => (
          <Skeleton key={width} height="2.75rem" width={width} borderRadius="control" />
        ))}
      </chakra.div>
      <chakra.div css={styles.list}>
        {rows.map((width) => (
          <chakra.div key={width} css={styles.row}>
            <Stack gap="3">
              <Skeleton height="1.625rem" width={width} />
              <Skeleton height="0.875rem" width="58%" />
            </Stack>
            <Stack css={styles.description} gap="3" width="full">
              <Skeleton height="0.875rem" width="100%" />
              <Skeleton height="0.875rem" width="72%" />
            </Stack>
            <Skeleton css={styles.view} height="0.875rem" width="4.25rem" />
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  )
}
