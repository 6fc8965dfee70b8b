import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles } from './VacancyDetail.styles.ts'

const lines = ['96%', '100%', '88%', '64%']
const items = ['82%', '74%', '90%', '58%', '70%']

/** The skeleton of a vacancy. */
export function VacancyDetailSkeleton() {
  const { t } = useTranslation('careers')
  return (
    <SkeletonRegion label={t('vacancy.loading')}>
      <Skeleton height="0.875rem" width="14rem" marginBlock="2.5" />
      <Skeleton marginTop="5" height="3.25rem" width="min(100%, 30rem)" borderRadius="control" />
      <chakra.div css={styles.root}>
        <chakra.div css={styles.columns}>
          <chakra.div css={styles.aside}>
            <chakra.div css={styles.card}>
              <Stack gap="8" paddingBlock="4">
                {['72%', '60%', '66%'].map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </Stack>
              <Skeleton height="3rem" width="100%" borderRadius="control" />
            </chakra.div>
          </chakra.div>
          <chakra.div css={styles.body}>
            <Stack gap="3">
              {lines.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </Stack>
            {['10rem', '12rem'].map((heading) => (
              <Stack key={heading}>
                <Skeleton height="1.75rem" width={heading} marginBottom="2" />
                {items.map((width) => (
                  <Skeleton key={width} width={width} />
                ))}
              </Stack>
            ))}
          </chakra.div>
        </chakra.div>
      </chakra.div>
    </SkeletonRegion>
  )
}
