import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { meetingDialogRecipe } from './MeetingDialog.recipe.ts'
import type { MeetingFormWords } from './meetingTypes.ts'

interface MeetingFootProps {
  words: Pick<MeetingFormWords, 'save' | 'saving' | 'cancel' | 'discardQuestion' | 'keep' | 'discard'>
  /** Whether it asks if what was typed may go. */
  isAsking: boolean
  /** Something must be finished before it can be saved. */
  isBusy: boolean
  onCancel: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** The foot of the form: Cancel and Save, or the question whether what was typed may go. */
export function MeetingFoot(props: MeetingFootProps) {
  const { words, isAsking, isBusy, onCancel, onKeep, onDiscard } = props
  const styles = useSlotRecipe({ recipe: meetingDialogRecipe })()
  const questionId = useId()
  const keepRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) keepRef.current?.focus({ preventScroll: true })
  }, [isAsking])

  if (!isAsking)
    return (
      <chakra.div css={styles.foot}>
        <chakra.div css={styles.footRow}>
          <Button variant="outline" isFull onClick={onCancel}>
            {words.cancel}
          </Button>
          <SubmitButton label={words.save} busyLabel={words.saving} {...(isBusy && { isBusy })} />
        </chakra.div>
      </chakra.div>
    )
  return (
    <chakra.div role="group" aria-labelledby={questionId} css={styles.foot}>
      <chakra.p id={questionId} textStyle="label" marginBottom="2.5">
        {words.discardQuestion}
      </chakra.p>
      <chakra.div css={styles.footRow}>
        <Button variant="outline" isFull borderColor="border.danger" color="fg.danger" onClick={onDiscard}>
          {words.discard}
        </Button>
        <Button ref={keepRef} isFull onClick={onKeep}>
          {words.keep}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
