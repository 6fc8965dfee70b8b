import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'

interface UndoNoteProps {
  outcome: ActionOutcome | undefined
  /** Seconds in which the decision can be undone. */
  secondsLeft: number
  isUndoing: boolean
  onUndo: () => void
  /** Finds what takes the focus of the button when it goes. */
  returnFocus: () => HTMLElement | null
}

/** What was decided, and Undo with the seconds that are left. */
export const UndoNote = ({ outcome, ...undo }: UndoNoteProps) => (
  <OutcomeNote outcome={outcome} action={undo.secondsLeft > 0 && <UndoButton {...undo} />} />
)

function UndoButton({ secondsLeft, isUndoing, onUndo, returnFocus }: Omit<UndoNoteProps, 'outcome'>) {
  const { t } = useTranslation('applications')
  const ref = useRef<HTMLButtonElement>(null)
  const focusAfter = useEffectEvent(() => returnFocus()?.focus())
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (document.activeElement === button) queueMicrotask(focusAfter)
    }
  }, [])
  return (
    // The name stays the same: a screen reader would read each second.
    <Button
      ref={ref}
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
