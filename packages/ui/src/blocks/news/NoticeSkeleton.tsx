import { chakra } from '@chakra-ui/react'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { styles } from './Notices.styles.ts'

interface NoticeSkeletonProps {
  /** "Loading the news". */
  label: string
}

/** Lines that a text has in a narrow window only. */
const Narrow = chakra('div', { base: { sm: { display: 'none' } } })

const rows = ['58%', '44%', '66%', '52%']

/** The skeleton of a `NoticeList`. */
export function NoticeSkeleton({ label }: NoticeSkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      <chakra.div css={styles.list}>
        {rows.map((width) => (
          <chakra.div key={width} css={styles.card}>
            <chakra.span css={styles.logo} opacity={0.12} />
            <chakra.div css={styles.head}>
              <chakra.div css={styles.meta}>
                <Skeleton width="7rem" height="0.75rem" />
              </chakra.div>
              <chakra.div textStyle="h4" css={styles.title}>
                <SkeletonLine width="90%" />
                <Narrow>
                  <SkeletonLine width={width} />
                </Narrow>
              </chakra.div>
            </chakra.div>
            <chakra.div css={styles.body}>
              <SkeletonLine width="90%" />
              <Narrow>
                <SkeletonLine width="96%" />
                <SkeletonLine width="88%" />
              </Narrow>
              <SkeletonLine width="36%" />
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  )
}
