import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles } from './ServiceDetail.styles.ts'

const lines = (widths: readonly string[]) => widths.map((width) => <Skeleton key={width} width={width} />)

/** The skeleton of `ServiceDetail`. */
export function ServiceDetailSkeleton() {
  const { t } = useTranslation('services')
  return (
    <SkeletonRegion label={t('service.loading')}>
      <Skeleton height="0.875rem" width="14rem" marginBlock="2.5" />
      <chakra.div css={styles.intro}>
        <Stack gap="3">
          <Skeleton height="clamp(2rem, 1.5rem + 2vw, 3rem)" width="100%" borderRadius="control" />
          <Skeleton height="clamp(2rem, 1.5rem + 2vw, 3rem)" width="62%" borderRadius="control" />
        </Stack>
        <Stack paddingBlock="2">{lines(['56%', '100%', '94%', '48%'])}</Stack>
      </chakra.div>
      <chakra.div css={styles.head} />
      <chakra.div css={styles.blocks}>
        <chakra.div css={styles.block} data-pictured="right">
          <Stack>
            <Skeleton height="2.25rem" width="70%" marginBottom="3" borderRadius="control" />
            {lines(['96%', '100%', '90%', '52%'])}
          </Stack>
          <chakra.div css={styles.frame} />
        </chakra.div>
      </chakra.div>
    </SkeletonRegion>
  )
}
