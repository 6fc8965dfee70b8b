import type { ReactNode } from 'react'
import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'

interface HistoryDialogProps {
  title: string
  text?: string | undefined
  /** Takes the place of the list while there is none: loading, or a failure. */
  instead?: ReactNode
  history: LeaveStepsProps
  closeLabel: string
  onClose: () => void
}

/** Where a computer has been. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { title, text, instead, history, closeLabel, onClose } = props
  return (
    <Dialog onClose={onClose} initialFocus="dialog">
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          {text && <DialogText>{text}</DialogText>}
        </div>
        {instead ?? <LeaveSteps {...history} />}
        <div>
          <Button variant="outline" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
