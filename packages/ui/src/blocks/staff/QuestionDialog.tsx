import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Button } from '#primitives/Button.tsx'
import { dialogSurface } from '#primitives/dialogSurface.ts'
import { Heading } from '#primitives/Heading.tsx'
import { Text } from '#primitives/Text.tsx'
import { useModal } from './useModal.ts'

interface QuestionDialogProps {
  isOpen: boolean
  title: string
  /** What it costs to go on. */
  text: string
  /** Goes on all the same: "Log out and lose them". */
  confirmLabel: string
  /** Stays: the safe answer, which Escape and a press on the overlay mean too. */
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
}

/** A question before something is lost. The focus begins on the safe answer and returns to where it was. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { isOpen, title, text, confirmLabel, cancelLabel, onConfirm, onCancel } = props
  const modal = useModal(isOpen, onCancel)
  const id = useId()
  return (
    <chakra.dialog
      {...modal}
      data-tone="light"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      css={styles.root}
    >
      {isOpen && (
        <chakra.div css={styles.body}>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {title}
          </Heading>
          <Text id={`${id}-text`} tone="muted" marginTop="2">
            {text}
          </Text>
          <chakra.div css={styles.answers}>
            <Button onClick={onCancel} autoFocus>
              {cancelLabel}
            </Button>
            <Button variant="outline" onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
    </chakra.dialog>
  )
}

const styles = {
  root: {
    ...dialogSurface,
    width: 'min(28rem, calc(100vw - 2.5rem))',
    borderWidth: '0',
    _highContrast: { borderWidth: 'hairline' },
  },
  body: { padding: { base: '6', md: '8' } },
  answers: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' },
} as const
