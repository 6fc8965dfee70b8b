import type { Application, HiringStage } from '@atrium/contract/hiring'
import { Button, Message } from '@atrium/ui'
import { applicantName, DecisionCard, moveButtonId, UndoNote, useApplicationTexts } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '#hooks/useNow.ts'
import { useSecondsLeft } from '#hooks/useSecondsLeft.ts'
import { HiredPart } from './HiredPart.tsx'
import { LazyMail } from './LazyMail.tsx'
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
  const { id, stage, isManaged, personId, undoableUntil } = application
  const secondsLeft = useSecondsLeft(undoableUntil)
  const name = applicantName(application)
  const done = t('move.done', { name, stage: stageName(stage) })
  const isMailLast = isLoneMail(application)
  const canMove = isManaged && personId === null
  return (
    <DecisionCard
      stage={stageName(stage)}
      since={t('inStage', { since: since(application.stageAt, today) })}
      note={canMove ? undefined : t(isManaged ? 'move.hasRecord' : 'move.readOnly')}
      choices={
        canMove
          ? stages
              .filter((one) => one.id !== stage)
              .map((one) => ({
                label: stageName(one.id),
                onChoose: () => moves.requestMove(application, one.id),
              }))
          : []
      }
      isMoving={moves.isMoving}
      mail={
        isManaged && (
          <Button variant="outline" size="sm" onClick={() => setMailing(true)}>
            {t('move.mailOnly')}
          </Button>
        )
      }
    >
      {isManaged && <HiredPart application={application} />}
      {moves.failure && <Message variant="banner" tone="danger" {...moves.failure} />}
      <UndoNote
        outcome={
          // A later decision, in another tab or by somebody else, is not what the outcome says.
          (moves.last?.revision === application.revision ? moves.outcome : undefined) ??
          (secondsLeft > 0 ? { text: isMailLast ? t('mail.sent', { name }) : done, time: '' } : undefined)
        }
        secondsLeft={secondsLeft}
        isUndoing={moves.isUndoing}
        onUndo={() => moves.undoMove(id)}
        returnFocus={moveButton}
      />
      {moves.asked && (
        <LazyMail application={application} moves={moves} onClose={moves.onClose} returnFocus={moveButton} />
      )}
      {isMailing && <LazyMail application={application} onClose={() => setMailing(false)} />}
    </DecisionCard>
  )
}

const moveButton = () => document.getElementById(moveButtonId)

/** Whether the last decision was a mail without a move; a move is written just before its mail. */
function isLoneMail({ history }: Application): boolean {
  const [before, last] = history.filter(({ kind }) => kind === 'mail' || kind === 'stage').slice(-2)
  const mail = last ?? before
  if (mail?.kind !== 'mail') return false
  return before?.kind !== 'stage' || Date.parse(mail.at) - Date.parse(before.at) > 1000
}
