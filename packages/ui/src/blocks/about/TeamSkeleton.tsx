import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { styles } from './TeamScroller.styles.ts'

/** Widths of name and position. */
const cards = [
  ['9rem', '7rem'],
  ['10.5rem', '8.5rem'],
  ['8rem', '9.5rem'],
  ['9.5rem', '7.5rem'],
  ['8.5rem', '8rem'],
] as const

/** The skeleton of the cards, as the child of `TeamScroller`. */
export function TeamSkeleton() {
  const { t } = useTranslation('about')
  return (
    <SkeletonRegion label={t('team.loading')}>
      <chakra.div css={styles.area} overflow="hidden">
        <chakra.div css={styles.list}>
          {cards.map(([name, position]) => (
            <chakra.div key={name} css={styles.card}>
              <chakra.div aspectRatio="16 / 10" backgroundColor="bg.darkest" />
              <chakra.div css={styles.texts} minHeight="8.25rem">
                <Skeleton ground="pine" width={name} height="1.125rem" marginTop="0.5" />
                <Skeleton ground="pine" width={position} height="0.875rem" marginTop="3" />
                <Skeleton ground="pine" width="11rem" height="0.75rem" marginTop="6" />
              </chakra.div>
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </SkeletonRegion>
  )
}
