import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { styles as chooser } from './LabelChooser.styles.ts'
import { styles as page } from './LabelsPage.styles.ts'
import type { LabelKind } from './labelTypes.ts'

const rows = ['62%', '48%', '70%', '55%', '64%', '50%', '58%', '66%']

/** The search, the list, the button and the preview, each in its place. */
export function LabelsSkeleton({ kind }: { kind: LabelKind }) {
  const { t } = useTranslation('labels')
  return (
    <SkeletonRegion label={t(`loading.${kind}`)}>
      <chakra.div css={page.parts}>
        <chakra.div css={page.side}>
          <chakra.div css={chooser.root}>
            <div>
              <chakra.div textStyle="label">
                <SkeletonLine width="80%" />
              </chakra.div>
              <Skeleton height="12" marginTop="2" borderRadius="control" />
            </div>
            <Skeleton width="9rem" height="2.5rem" borderRadius="control" />
            <chakra.div css={chooser.list} overflowY="hidden" background="none">
              {rows.map((width) => (
                <chakra.div key={width} css={chooser.row}>
                  <Skeleton flexShrink="0" width="5" height="5" borderRadius="xs" />
                  <chakra.div css={chooser.texts} flexGrow="1">
                    <SkeletonLine width={width} />
                    <chakra.div css={chooser.detail}>
                      <SkeletonLine width="80%" />
                    </chakra.div>
                  </chakra.div>
                </chakra.div>
              ))}
            </chakra.div>
          </chakra.div>
          <chakra.div css={page.act}>
            <chakra.div textStyle="label">
              <SkeletonLine width="8rem" />
            </chakra.div>
            <Skeleton height="12" minWidth="6rem" borderRadius="control" />
          </chakra.div>
          <chakra.div textStyle="small">
            <SkeletonLine width="100%" />
            <SkeletonLine width="70%" />
          </chakra.div>
        </chakra.div>
        <chakra.div css={page.preview} minHeight="7.5rem" />
      </chakra.div>
    </SkeletonRegion>
  )
}
