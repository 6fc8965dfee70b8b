import type { IsoDay } from '@atrium/contract/days'
import type { ApplicationRow, HiringStage } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { DragBoard } from '#primitives/DragBoard.tsx'
import { styles } from './Board.styles.ts'
import { StageColumn, type StageColumnProps, stageElementId } from './StageColumn.tsx'
import { applicantName, useApplicationTexts } from './useApplicationTexts.ts'

interface StageBoardProps
  extends Pick<StageColumnProps, 'hrefOf' | 'vacancyOf' | 'ownerOf' | 'excerptOf' | 'onMoveTo'> {
  /** In the order of the columns. */
  stages: readonly HiringStage[]
  /** Those that the search and the filter leave, in the order of the cards. */
  applications: readonly ApplicationRow[]
  today: IsoDay
  /** Whether the person moves applications. */
  canMove: boolean
  /** Above the columns: the outcome of the last move. */
  note: ReactNode
  /** An application was put down in another stage, by pointer or keys. */
  onMove: (id: number, stage: HiringStage['id']) => void
}

/** A column for each stage; applications move between them by mouse, touch, keys and a menu. */
export function StageBoard(props: StageBoardProps) {
  const { stages, applications, note, onMove, ...column } = props
  const { t } = useTranslation('applications')
  const texts = useApplicationTexts(stages)
  const columns = useMemo(
    () =>
      stages.map(({ id }) => ({
        stage: id,
        name: texts.stageName(id),
        applications: applications.filter(({ stage }) => stage === id),
      })),
    [stages, applications, texts],
  )
  const byId = useMemo(() => new Map(applications.map((one) => [one.id, one])), [applications])
  const nameOf = (id: number) => {
    const one = byId.get(id)
    return one ? applicantName(one) : ''
  }
  return (
    <chakra.div css={styles.root}>
      {note}
      <chakra.nav aria-label={t('board.jump')} css={styles.jumps}>
        {columns.map(({ stage, name, applications: ofStage }) => (
          <Button
            key={stage}
            variant="outline"
            size="sm"
            onClick={() => {
              const element = document.getElementById(stageElementId(stage))
              element?.scrollIntoView({ block: 'nearest', inline: 'start' })
              element?.focus({ preventScroll: true })
            }}
          >
            {t('board.jumpTo', { stage: name, number: ofStage.length })}
          </Button>
        ))}
      </chakra.nav>
      <DragBoard
        hint={t('board.gripHint')}
        places={columns.map(({ stage, name, applications: ofStage }) => ({
          elementId: stageElementId(stage),
          name,
          itemIds: ofStage.map(({ id }) => id),
        }))}
        nameOf={nameOf}
        format={(step, { name, place }) => t(`board.${step}`, { name, stage: place })}
        onDrop={(id, to) => {
          const stage = stages[to]
          if (stage) onMove(id, stage.id)
        }}
      >
        {({ hintId, carriedId, overAt, gripProps }) => (
          <chakra.div role="group" aria-label={t('board.label')} css={styles.board}>
            {columns.map((one, at) => (
              <StageColumn
                key={one.stage}
                {...one}
                {...column}
                stages={stages}
                hintId={hintId}
                carriedId={carriedId}
                isOver={overAt === at}
                gripProps={(item) => gripProps({ id: item.id, name: applicantName(item) }, at)}
              />
            ))}
          </chakra.div>
        )}
      </DragBoard>
    </chakra.div>
  )
}
