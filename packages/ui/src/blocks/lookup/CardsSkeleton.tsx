import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles } from './listCards.styles.ts'
import { RoomPlanSkeleton } from './RoomPlanSkeleton.tsx'

interface CardsSkeletonProps {
  /** The kind of the cards. */
  kind: 'rooms' | 'people'
}

const widths = ['62%', '48%', '70%', '54%', '66%', '58%']

/** The skeleton of `RoomCards` with the search above them, or of `RoomPeople`. */
export function CardsSkeleton({ kind }: CardsSkeletonProps) {
  const { t } = useTranslation('lookup')
  return (
    <SkeletonRegion label={t(kind === 'rooms' ? 'rooms.loading' : 'room.loading')}>
      <Stack gap="6">
        {kind === 'rooms' && <SearchSkeleton />}
        <chakra.div css={kind === 'rooms' ? styles.list : styles.people}>
          {widths.map((width) => (
            <chakra.div key={width} css={kind === 'rooms' ? styles.card : styles.person}>
              {kind === 'rooms' ? <RoomSkeleton width={width} /> : <PersonSkeleton width={width} />}
            </chakra.div>
          ))}
        </chakra.div>
      </Stack>
    </SkeletonRegion>
  )
}

function RoomSkeleton({ width }: { width: string }) {
  return (
    <>
      <RoomPlanSkeleton />
      <chakra.div textStyle="h3" marginTop="4">
        <SkeletonLine width={width} />
      </chakra.div>
      <chakra.div css={styles.facts}>
        <SkeletonLine width="75%" />
      </chakra.div>
    </>
  )
}

function PersonSkeleton({ width }: { width: string }) {
  return (
    <>
      <Skeleton height="11" css={styles.portrait} />
      <chakra.div textStyle="h4" css={styles.name}>
        <SkeletonLine width={width} />
        <chakra.div css={styles.number}>
          <SkeletonLine width="35%" />
        </chakra.div>
      </chakra.div>
      <chakra.div css={styles.computers}>
        <SkeletonLine width="75%" />
      </chakra.div>
    </>
  )
}

/** The search and the number of the rooms that it finds. */
const SearchSkeleton = () => (
  <>
    <chakra.div textStyle="label" maxWidth="24rem">
      <SkeletonLine width="7rem" />
      <Skeleton height="12" marginTop="2" borderRadius="control" />
    </chakra.div>
    <chakra.div textStyle="small">
      <SkeletonLine width="4rem" />
    </chakra.div>
  </>
)
