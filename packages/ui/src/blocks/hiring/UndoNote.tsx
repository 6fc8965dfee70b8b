import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { type ActionOutcome, OutcomeNote } from '#primitives/OutcomeNote.tsx'

interface UndoNoteProps extends UndoButtonProps {
  outcome: ActionOutcome | undefined
  ref?: RefObject<HTMLDivElement | null>
}

/** What was decided, and Undo with the seconds that are left. */
export const UndoNote = ({ outcome, ref, ...undo }: UndoNoteProps) => (
  <OutcomeNote
    outcome={outcome}
    action={(undo.secondsLeft > 0 || undo.isUndoing) && <UndoButton {...undo} />}
    {...(ref && { ref })}
  />
)

interface UndoButtonProps {
  /** Seconds in which the decision can be undone. */
  secondsLeft: number
  isUndoing: boolean
  onUndo: () => void
  /** Finds what takes the focus of the button when it goes. */
  returnFocus: () => HTMLElement | null
}

function UndoButton({ secondsLeft, isUndoing, onUndo, returnFocus }: UndoButtonProps) {
  const { t } = useTranslation('applications')
  const ref = useRef<HTMLButtonElement>(null)
  const focusAfter = useEffectEvent(() => returnFocus()?.focus({ preventScroll: true }))
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
