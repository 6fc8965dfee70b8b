import type { IsoDay } from '@atrium/contract/days'
import { type ApplicationRow, type HiringStage, openStages } from '@atrium/contract/hiring'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { DragBoard } from '#primitives/DragBoard.tsx'
import { cardMenuId } from './ApplicationCard.tsx'
import { styles } from './Board.styles.ts'
import { StageColumn, type StageColumnProps, stageElementId } from './StageColumn.tsx'
import { applicantName, useApplicationTexts } from './useApplicationTexts.ts'

interface StageBoardProps
  extends Pick<StageColumnProps, 'hrefOf' | 'vacancyOf' | 'ownerOf' | 'excerptOf' | 'onMoveTo'> {
  /** In the order of the columns; those in which no decision is due stand last. */
  stages: readonly HiringStage[]
  /** Those that the search and the filter leave, in the order of the cards. */
  applications: readonly ApplicationRow[]
  today: IsoDay
  /** The last stages that show their applications; the others are folded to their names. */
  unfolded: readonly HiringStage['id'][]
  /** Left out while all stages show what the search has found. */
  onUnfold: ((unfolded: HiringStage['id'][]) => void) | undefined
  /** Whether the person moves applications. */
  canMove: boolean
  /** Above the columns: the outcome of the last move. */
  note: ReactNode
}

/** The menu of an application's card; its stage where the card is not drawn. */
export const cardElement = ({ id, stage }: Pick<ApplicationRow, 'id' | 'stage'>): HTMLElement | null =>
  document.getElementById(cardMenuId(id)) ?? document.getElementById(stageElementId(stage))

const isOpen = (stage: HiringStage['id']) => openStages.includes(stage)

/** A column for each stage; applications move between them by mouse, touch, keys and a menu. */
export function StageBoard(props: StageBoardProps) {
  const { stages, applications, unfolded, onUnfold, note, ...column } = props
  const { t } = useTranslation('applications')
  const texts = useApplicationTexts(stages)
  const order = useMemo(() => {
    const ids = stages.map(({ id }) => id)
    return [...ids.filter(isOpen), ...ids.filter((id) => !isOpen(id))]
  }, [stages])
  const columns = useMemo(
    () =>
      order.map((stage) => ({
        stage,
        name: texts.stageName(stage),
        applications: applications.filter((one) => one.stage === stage),
      })),
    [order, applications, texts],
  )
  const isFolded = (stage: HiringStage['id']) =>
    onUnfold !== undefined && !isOpen(stage) && !unfolded.includes(stage)
  const fold = (stage: HiringStage['id']) => onUnfold?.(unfolded.filter((other) => other !== stage))
  const show = (stage: HiringStage['id'], inline: 'start' | 'nearest') => {
    // The column has its width before it comes into view.
    if (isFolded(stage)) flushSync(() => onUnfold?.([...unfolded, stage]))
    const element = document.getElementById(stageElementId(stage))
    element?.scrollIntoView?.({ block: 'nearest', inline })
    return element
  }
  const find = (id: number) => applications.find((one) => one.id === id)
  return (
    <chakra.div css={styles.root}>
      {note}
      <chakra.nav aria-label={t('board.jump')} css={styles.jumps}>
        {columns.map(({ stage, name, applications: ofStage }) => (
          <Button
            key={stage}
            variant="outline"
            size="sm"
            onClick={() => show(stage, 'start')?.focus({ preventScroll: true })}
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
        nameOf={(id) => {
          const one = find(id)
          return one ? applicantName(one) : ''
        }}
        format={(step, { name, place }) => t(`board.${step}`, { name, stage: place })}
        onDrop={(id, to) => {
          const [moved, place] = [find(id), columns[to]]
          if (moved && place) column.onMoveTo(moved, place.stage)
        }}
      >
        {({ hintId, carriedId, overAt, gripProps }) => {
          const drawn = columns.map((one, at) => (
            <StageColumn
              key={one.stage}
              {...one}
              {...column}
              stages={stages}
              hintId={hintId}
              carriedId={carriedId}
              isOver={overAt === at}
              isFolded={isFolded(one.stage)}
              onFold={
                isOpen(one.stage) || !onUnfold
                  ? undefined
                  : () => (isFolded(one.stage) ? show(one.stage, 'nearest') : fold(one.stage))
              }
              gripProps={(item) => gripProps({ id: item.id, name: applicantName(item) }, at)}
            />
          ))
          return (
            <chakra.div role="group" aria-label={t('board.label')} css={styles.board}>
              {drawn.slice(0, openStages.length)}
              <chakra.div css={styles.decided}>{drawn.slice(openStages.length)}</chakra.div>
            </chakra.div>
          )
        }}
      </DragBoard>
    </chakra.div>
  )
}
