import type { ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Row, Stack } from '#primitives/Stack.tsx'
import { FormFailure, type FormFailureProps } from './FormFailure.tsx'
import { type FormProps, FormShell } from './FormShell.tsx'
import { SubmitButton } from './SubmitButton.tsx'

export interface FormDialogProps extends FormProps {
  title: string
  text?: string | undefined
  buttons: { save: string; saving: string; cancel: string }
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

interface Parts extends FormDialogProps {
  /** The fields. */
  children: ReactNode
  /** Below the form. */
  after?: ReactNode
}

/** A form over the page. */
export function FormDialog({ title, text, buttons, failure, onCancel, children, after, ...form }: Parts) {
  return (
    <Dialog onClose={onCancel} initialFocus={children ? 'field' : 'control'}>
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          {text && <DialogText>{text}</DialogText>}
        </div>
        <FormShell label={title} {...form}>
          {children}
          {failure && <FormFailure {...failure} />}
          <Row gap="2">
            <SubmitButton label={buttons.save} busyLabel={buttons.saving} isFull={false} />
            {/* A question without fields begins on the safe answer. */}
            <Button variant="outline" onClick={onCancel} data-autofocus={children ? undefined : ''}>
              {buttons.cancel}
            </Button>
          </Row>
        </FormShell>
        {after}
      </Stack>
    </Dialog>
  )
}
