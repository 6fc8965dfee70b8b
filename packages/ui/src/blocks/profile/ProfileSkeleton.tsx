import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'

const surface = {
  padding: { base: '5', md: '8' },
  borderWidth: 'hairline',
  borderColor: 'border.hairline',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
}

/** In the place of a profile while it is on its way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <chakra.div display="grid" gap={{ base: '5', md: '6' }}>
        <chakra.div
          css={surface}
          display="flex"
          flexWrap="wrap"
          columnGap={{ base: '6', md: '8' }}
          rowGap="5"
        >
          <Skeleton
            width={{ base: '8rem', md: '10rem' }}
            height={{ base: '8rem', md: '10rem' }}
            borderRadius="card"
          />
          <chakra.div display="grid" alignContent="start" gap="3" flex="1 1 10rem">
            <Skeleton width="14rem" height="1.5rem" />
            <Skeleton width="9rem" />
            <Skeleton width="12rem" />
            <Skeleton width="10rem" height="2.5rem" marginTop="2" />
          </chakra.div>
        </chakra.div>
        <chakra.div css={surface}>
          <Skeleton width="14rem" height="1.5rem" />
          <RowsSkeleton count={5} />
        </chakra.div>
      </chakra.div>
    </SkeletonRegion>
  )
}

/** In the place of a list of sessions while it is on its way. */
export function SessionsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonRegion label={label}>
      <RowsSkeleton count={2} />
    </SkeletonRegion>
  )
}

function RowsSkeleton({ count }: { count: number }) {
  return (
    <chakra.div marginTop="4">
      {Array.from({ length: count }, (_none, index) => (
        <chakra.div
          // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity.
          key={index}
          display="flex"
          alignItems="center"
          gap="6"
          height="3.75rem"
          borderTopWidth="hairline"
          borderColor="border.hairline"
        >
          <Skeleton width="7rem" />
          {/* A width of its own would widen a card that has less room. */}
          <Skeleton flex="0 1 11rem" />
        </chakra.div>
      ))}
    </chakra.div>
  )
}
