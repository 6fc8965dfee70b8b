import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { ignoreLeftoverInput } from '#primitives/unsentInput.ts'
import { styles } from './MeetingDialog.styles.ts'
import type { MeetingFormTexts } from './meetingTypes.ts'

interface MeetingFootProps {
  texts: Pick<
    MeetingFormTexts,
    'save' | 'saving' | 'cancel' | 'gone' | 'discardQuestion' | 'keep' | 'discard'
  >
  /** The meeting was deleted elsewhere. @default false */
  isGone?: boolean | undefined
  /** Whether it asks if what was typed may go. */
  isAsking: boolean
  /** Whether the form must wait, for files that are being stored. */
  isBusy: boolean
  onCancel: () => void
  onKeep: () => void
  onDiscard: () => void
}

/**
 * The foot of the form: Cancel and Save, or the question whether what was typed may go. Where the meeting was deleted
 * elsewhere the two buttons say what they mean then; they stay where they were, and with them the focus.
 */
export function MeetingFoot(props: MeetingFootProps) {
  const { texts, isGone = false, isAsking, isBusy, onCancel, onKeep, onDiscard } = props
  const questionId = useId()
  const keepRef = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isAsking) return
    keepRef.current?.focus({ preventScroll: true })
    // The second half of a double click on Cancel presses no button of the question.
    ignoreLeftoverInput()
  }, [isAsking])

  if (!isAsking)
    return (
      <chakra.div css={styles.foot}>
        {isGone && (
          <chakra.div role="alert" marginBottom="2.5">
            <chakra.p css={styles.label}>{texts.gone.heading}</chakra.p>
            <Text size="small" tone="muted" marginTop="1">
              {texts.gone.text}
            </Text>
          </chakra.div>
        )}
        <chakra.div css={styles.footRow}>
          <Button variant="outline" isFull onClick={onCancel}>
            {isGone ? texts.discard : texts.cancel}
          </Button>
          <SubmitButton
            label={isGone ? texts.gone.save : texts.save}
            busyLabel={texts.saving}
            {...(isBusy && { isBusy })}
          />
        </chakra.div>
      </chakra.div>
    )
  return (
    <chakra.div role="group" aria-labelledby={questionId} css={styles.foot}>
      <chakra.p id={questionId} css={styles.question}>
        {texts.discardQuestion}
      </chakra.p>
      <chakra.div css={styles.footRow}>
        {/* The safe answer is in the place of Cancel, under the pointer that pressed it. */}
        <Button ref={keepRef} isFull onClick={onKeep}>
          {texts.keep}
        </Button>
        <Button variant="outline" isFull css={styles.discard} onClick={onDiscard}>
          {texts.discard}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
