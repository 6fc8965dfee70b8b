import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { ignoreLeftoverInput } from '#primitives/unsentInput.ts'
import { styles } from './MeetingDialog.styles.ts'

interface MeetingFootProps {
  /** The meeting was deleted elsewhere. @default false */
  isGone?: boolean | undefined
  /** Whether the foot confirms that the input may be discarded. */
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
  const { t } = useTranslation('meeting')
  const { isGone = false, isAsking, isBusy, onCancel, onKeep, onDiscard } = props
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
            <chakra.p css={styles.label}>{t('gone.heading')}</chakra.p>
            <Text size="small" tone="muted" marginTop="1">
              {t('gone.text')}
            </Text>
          </chakra.div>
        )}
        <chakra.div css={styles.footRow}>
          <Button variant="outline" isFull onClick={onCancel}>
            {isGone ? t('discard.discard') : t('cancel')}
          </Button>
          <SubmitButton
            label={isGone ? t('gone.save') : t('save')}
            busyLabel={t('saving')}
            {...(isBusy && { isBusy })}
          />
        </chakra.div>
      </chakra.div>
    )
  return (
    <chakra.div role="group" aria-labelledby={questionId} css={styles.foot}>
      <chakra.p id={questionId} css={styles.question}>
        {t('discard.question')}
      </chakra.p>
      <chakra.div css={styles.footRow}>
        {/* The safe answer is in the place of Cancel, under the pointer that pressed it. */}
        <Button ref={keepRef} isFull onClick={onKeep}>
          {t('discard.keep')}
        </Button>
        <Button variant="outline" isFull css={styles.discard} onClick={onDiscard}>
          {t('discard.discard')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}
