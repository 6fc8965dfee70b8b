import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'

interface QuestionDialogProps {
  title: string
  /** What would be lost. */
  text: string
  /** Goes on in spite of the loss: "Log out and lose them". */
  confirmLabel: string
  /** The safe answer; Escape and a press outside mean the same. */
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  /** What is confirmed runs. @default false */
  isBusy?: boolean | undefined
  /** Why it failed; it is confirmed again to repeat it. */
  failure?: MessageTexts | undefined
}

/** A question before something is lost; the focus begins on the safe answer. It is open as long as it is rendered. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, confirmLabel, cancelLabel, onConfirm, onCancel, isBusy, failure } = props
  return (
    <Dialog onClose={onCancel} padding={{ base: '6', md: '8' }}>
      <DialogTitle>{title}</DialogTitle>
      <DialogText>{text}</DialogText>
      {failure && (
        <chakra.div marginTop="4">
          <Message variant="banner" tone="danger" {...failure} />
        </chakra.div>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="6">
        <Button onClick={onCancel} data-autofocus>
          {cancelLabel}
        </Button>
        <Button variant="outline" isLoading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </chakra.div>
    </Dialog>
  )
}
