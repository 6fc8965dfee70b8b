import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { useDroppable } from '@dnd-kit/react'
import { useTranslation } from 'react-i18next'
import { LongList } from '#blocks/table/LongList.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Text } from '#primitives/Text.tsx'
import { ApplicationCard, type ApplicationCardProps } from './ApplicationCard.tsx'
import { styles } from './Board.styles.ts'

export interface StageColumnProps extends Omit<ApplicationCardProps, 'application'> {
  stage: HiringStage['id']
  name: string
  applications: readonly ApplicationRow[]
  /** Whether an application carried by keys is above the column. */
  isOver: boolean
  /** Whether only the name of the stage is shown. */
  isFolded: boolean
  /** Folds the column, or shows its applications. Without it the column is not folded. */
  onFold: (() => void) | undefined
}

/** The id of a column's element. */
export const stageElementId = (stage: HiringStage['id']): string => `board-stage-${stage}`

/** Cards that are drawn at first. */
const firstCards = 50

/** A stage with its applications. An application can be put down on it. */
export function StageColumn(props: StageColumnProps) {
  const { stage, name, applications, isOver, isFolded, onFold, ...card } = props
  const { t } = useTranslation('applications')
  const id = stageElementId(stage)
  const { ref, isDropTarget } = useDroppable({ id })
  return (
    <chakra.section
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      data-over={isOver || isDropTarget || undefined}
      data-folded={isFolded || undefined}
      css={styles.column}
    >
      <chakra.div css={styles.head}>
        <Heading level={2} textStyle="control" id={`${id}-name`}>
          {onFold ? (
            <chakra.button type="button" aria-expanded={!isFolded} css={styles.fold} onClick={onFold}>
              {name}
              <ChevronRightIcon />
            </chakra.button>
          ) : (
            name
          )}
        </Heading>
        <Text as="span" size="small" tone="muted" aria-label={t('count', { count: applications.length })}>
          {applications.length}
        </Text>
      </chakra.div>
      {!isFolded && (
        <>
          {applications.length === 0 && (
            <Text size="small" tone="muted" css={styles.empty}>
              {t('board.none')}
            </Text>
          )}
          <LongList css={styles.list} items={applications} step={firstCards}>
            {(application) => <ApplicationCard key={application.id} application={application} {...card} />}
          </LongList>
        </>
      )}
    </chakra.section>
  )
}
