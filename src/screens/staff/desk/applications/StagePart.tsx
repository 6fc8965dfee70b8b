import type { Application, HiringStage } from '@atrium/contract/hiring'
import { Button, Message } from '@atrium/ui'
import { applicantName, DecisionCard, UndoNote, useApplicationTexts } from '@atrium/ui/hiring'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useToday } from '#hooks/useNow.ts'
import { useSecondsLeft } from '#hooks/useSecondsLeft.ts'
import { useMove } from './useMove.ts'

interface StagePartProps {
  application: Application
  stages: readonly HiringStage[]
}

/** The stage of an application: moves, a mail, and Undo for ten seconds. */
export function StagePart({ application, stages }: StagePartProps) {
  const { t } = useTranslation('applications')
  const today = useToday()
  const { stageName, since } = useApplicationTexts(stages)
  const moves = useMove(stageName)
  const [isMailing, setMailing] = useState(false)
  const { id, stage, isManaged, undoableUntil } = application
  const secondsLeft = useSecondsLeft(undoableUntil)
  return (
    <DecisionCard
      heading={t('move.heading')}
      stage={stageName(stage)}
      since={t('inStage', { since: since(application.stageAt, today) })}
      note={isManaged ? undefined : t('move.readOnly')}
      choices={
        isManaged
          ? stages
              .filter((one) => one.id !== stage)
              .map((one) => ({
                label: stageName(one.id),
                onChoose: () => moves.requestMove(application, one.id),
              }))
          : []
      }
      chooseLabel={t('move.choose', { name: applicantName(application) })}
      isMoving={moves.isMoving}
      mail={
        isManaged && (
          <Button variant="outline" size="sm" onClick={() => setMailing(true)}>
            {t('move.mailOnly')}
          </Button>
        )
      }
    >
      {moves.failure && <Message variant="banner" tone="danger" {...moves.failure} />}
      <UndoNote
        outcome={
          moves.outcome ??
          (secondsLeft > 0
            ? {
                text: t('move.done', { name: applicantName(application), stage: stageName(stage) }),
                time: '',
              }
            : undefined)
        }
        secondsLeft={secondsLeft}
        isUndoing={moves.isUndoing}
        onUndo={() => moves.undoMove(id)}
      />
      <Suspense>
        {moves.asked && (
          <LazyPart
            load={loadMovePart}
            application={application}
            stage={moves.asked.stage}
            stageName={stageName}
            onMoveOnly={() => moves.moveNow(application, moves.asked?.stage ?? stage)}
            isMoving={moves.isMoving}
            onMoved={moves.onMoved}
            onClose={moves.onClose}
          />
        )}
        {isMailing && (
          <LazyPart load={loadMailPart} application={application} onClose={() => setMailing(false)} />
        )}
      </Suspense>
    </DecisionCard>
  )
}

const loadMovePart = async () =>
  (await import(/* webpackChunkName: "moveApplication" */ './MovePart.tsx')).MovePart

const loadMailPart = async () =>
  (await import(/* webpackChunkName: "mailApplicant" */ './MailPart.tsx')).MailPart
