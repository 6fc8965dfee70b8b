import type { Application, ApplicationRow, Stage } from '@atrium/contract/hiring'
import { applicantName, mailedStages } from '@atrium/ui/hiring'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMoveApplicationMutation, useUndoMoveMutation } from '#api/hiringApi.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useOutcome } from '#hooks/useOutcome.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { hireHref } from './HiredPart.tsx'

interface Asked {
  id: number
  /** Of the application that the person saw: a change since then is a conflict. */
  revision: number
  stage: Stage
}

/** Moves applications: at once, or after the question about a mail; and undoes the last move. */
export function useMove(stageName: (stage: Stage) => string) {
  const { t } = useTranslation('applications')
  const showToast = useToasts()
  const { busy, act, failed, failure, reset } = useMutationToast<'move' | 'undo'>('applications:failure')
  const { outcome, showOutcome } = useOutcome()
  const [asked, setAsked] = useState<Asked>()
  const navigate = useNavigate()
  const mayAdd = usePermissions().permissions?.includes('people.manage')
  const [last, setLast] = useState<Application>()
  const [move] = useMoveApplicationMutation()
  const [undo] = useUndoMoveMutation()

  const onMoved = (moved: Application, hasMail: boolean) => {
    const text = t(hasMail ? 'move.doneAndMail' : 'move.done', {
      name: applicantName(moved),
      stage: stageName(moved.stage),
    })
    setAsked(undefined)
    setLast(moved)
    reset()
    showOutcome(text)
    showToast({ kind: 'success', text })
  }
  const moveNow = ({ id, revision }: Pick<ApplicationRow, 'id' | 'revision'>, stage: Stage) => {
    showOutcome(undefined)
    // The page shows a refusal; the open question would cover it.
    setAsked(undefined)
    return act(
      'move',
      async () => onMoved(await move({ id, stage, revision, mail: null }).unwrap(), false),
      undefined,
    )
  }
  const { retry, ...texts } = failure ?? { heading: '', text: '' }
  // The same move again would meet the same change.
  const isAgainUseful = failed?.reason !== 'refused'
  return {
    /** The move that waits for the answer about a mail. */
    asked,
    onClose: () => setAsked(undefined),
    onMovedWithMail: (moved: Application) => onMoved(moved, true),
    stageName,
    moveNow,
    requestMove: (application: ApplicationRow, stage: Stage) => {
      if (application.stage === stage) return
      // A person who may add people hires with the form of the record, which moves the application too.
      if (stage === 'hired' && mayAdd) return void navigate(hireHref(application.id))
      reset()
      if (mailedStages.includes(stage))
        setAsked({ id: application.id, revision: application.revision, stage })
      else void moveNow(application, stage)
    },
    isMoving: busy === 'move',
    failure: failure && { ...texts, ...(isAgainUseful && retry && { retry }) },
    outcome,
    /** What the outcome is about. */
    last,
    isUndoing: busy === 'undo',
    undoMove: (id = last?.id) => {
      if (id === undefined) return
      void act(
        'undo',
        async () => {
          setLast(await undo({ id }).unwrap())
          showOutcome(t('move.undone'))
        },
        undefined,
      )
    },
  }
}
