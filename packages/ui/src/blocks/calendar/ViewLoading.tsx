import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'

/** Stands in for My Schedule while its code loads. */
export function ViewLoading() {
  const { t } = useTranslation('calendar')
  return (
    <chakra.div width="full" minWidth="0">
      <SkeletonRegion label={t('view.loading')}>
        <Skeleton height={{ base: '28rem', md: '48rem' }} borderRadius="card" />
      </SkeletonRegion>
    </chakra.div>
  )
}
