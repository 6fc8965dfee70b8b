import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'

interface UndoNoteProps {
  outcome: ActionOutcome | undefined
  /** Seconds in which the decision can be undone. */
  secondsLeft: number
  isUndoing: boolean
  onUndo: () => void
}

/** What was decided, and Undo with the seconds that are left. */
export function UndoNote({ outcome, secondsLeft, isUndoing, onUndo }: UndoNoteProps) {
  const { t } = useTranslation('applications')
  return (
    <OutcomeNote
      outcome={outcome}
      action={
        secondsLeft > 0 && (
          // The name stays the same: a screen reader would read each second.
          <Button
            size="sm"
            variant="outline"
            aria-label={t('undo.label')}
            isLoading={isUndoing}
            onClick={onUndo}
          >
            {t('undo.left', { seconds: secondsLeft })}
          </Button>
        )
      }
    />
  )
}
