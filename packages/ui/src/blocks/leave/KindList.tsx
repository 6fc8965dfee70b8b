import type { LeaveType } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { Button } from '#primitives/Button.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Leave.styles.ts'

interface KindListProps {
  /** `undefined` while they load. */
  types: readonly LeaveType[] | undefined
  /** The id of the kind that is being archived or restored. */
  changing?: number | undefined
  /** Replaces the list: the error of the query. */
  error?: ReactNode
  onEdit: (type: LeaveType) => void
  /** Archives a kind, or restores an archived one. */
  onArchive: (type: LeaveType) => void
}

/** The kinds of leave. */
export function KindList({ types, changing, error, onEdit, onArchive }: KindListProps) {
  const { t } = useTranslation('balances')
  if (error) return error
  if (!types) return <SkeletonRegion label={t('kinds.loading')} />
  const factsOf = ({ hasBalance, yearlyDays, carryOverDays, worksElsewhere }: LeaveType) => [
    hasBalance
      ? t('kinds.facts', { count: yearlyDays, amount: yearlyDays, carryOver: carryOverDays })
      : t('kinds.noBalance'),
    ...(worksElsewhere ? [t('kinds.worksElsewhere')] : []),
  ]
  return (
    <chakra.ul data-tone="light" css={styles.kinds}>
      {types.map((type) => (
        <chakra.li key={type.id} css={styles.kind}>
          <div>
            <Row columnGap="3" rowGap="1">
              <Text fontWeight="strong">{type.name}</Text>
              {type.isArchived && <Tag tone="over">{t('kinds.archived')}</Tag>}
            </Row>
            <Text size="small" tone="muted">
              {factsOf(type).join(' · ')}
            </Text>
          </div>
          <Button
            variant="outline"
            size="sm"
            aria-label={t('kinds.editNamed', { name: type.name })}
            onClick={() => onEdit(type)}
          >
            {t('kinds.edit')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            aria-label={t(type.isArchived ? 'kinds.restoreNamed' : 'kinds.archiveNamed', { name: type.name })}
            isLoading={type.id === changing}
            onClick={() => onArchive(type)}
          >
            {t(type.isArchived ? 'kinds.restore' : 'kinds.archive')}
          </Button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
