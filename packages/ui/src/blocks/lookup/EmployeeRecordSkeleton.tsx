import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { SkeletonLine } from '#primitives/SkeletonLine.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles as computerStyles } from './ComputerList.styles.ts'
import { styles } from './EmployeeRecord.styles.ts'

const rows = ['28%', '32%', '58%', '44%', '24%', '50%']
const computers = ['46%', '54%']

/** The skeleton of an `EmployeeRecord`. */
export function EmployeeRecordSkeleton() {
  const { t } = useTranslation('lookup')
  return (
    <SkeletonRegion label={t('employee.loading')}>
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
        <div>
          <chakra.div textStyle="h4">
            <SkeletonLine width="8rem" />
          </chakra.div>
          <chakra.div css={computerStyles.list}>
            {computers.map((width) => (
              <chakra.div key={width} css={computerStyles.row} display="block">
                <SkeletonLine width={width} />
                <chakra.div css={computerStyles.type}>
                  <SkeletonLine width="30%" />
                </chakra.div>
                <chakra.div display={{ sm: 'none' }}>
                  <SkeletonLine width="50%" />
                </chakra.div>
              </chakra.div>
            ))}
          </chakra.div>
        </div>
        <Skeleton height="12" width="11rem" borderRadius="control" />
      </chakra.div>
    </SkeletonRegion>
  )
}
