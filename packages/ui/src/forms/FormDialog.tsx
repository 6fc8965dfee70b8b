import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { FormFailure, type FormFailureProps } from './FormFailure.tsx'
import { type FormProps, FormShell } from './FormShell.tsx'
import { styles } from './field.styles.ts'
import { SubmitButton } from './SubmitButton.tsx'

export interface FormDialogProps extends FormProps {
  title: string
  text?: string | undefined
  buttons: { save: string; saving: string; cancel: string }
  /** Above the buttons: how far the saving is, or what it did not reach. */
  status?: ReactNode
  failure?: FormFailureProps | undefined
  /** `danger`: saving deletes or ends something. */
  tone?: 'danger' | undefined
  /** Room for a long form, whose buttons stay in view. */
  roomFor?: ComponentProps<typeof Dialog>['roomFor']
  onCancel: () => void
}

interface Parts extends FormDialogProps {
  /** The fields. */
  children: ReactNode
  /** Below the form. */
  after?: ReactNode
}

/** A form over the page. */
export function FormDialog(props: Parts) {
  const { title, text, buttons, status, failure, tone, roomFor, onCancel, children, after, ...form } = props
  return (
    <Dialog roomFor={roomFor} onClose={onCancel} initialFocus={children ? 'field' : 'control'}>
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          {text && <DialogText>{text}</DialogText>}
        </div>
        <FormShell label={title} {...form}>
          {children}
          <Stack gap="5" css={roomFor && styles.dialogFoot}>
            {status}
            {failure && <FormFailure {...failure} />}
            {/* Of one size, and below each other where their words need it. */}
            <Stack
              gap="2"
              gridTemplateColumns={
                roomFor ? 'repeat(2, minmax(0, 14rem))' : 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))'
              }
            >
              <SubmitButton label={buttons.save} busyLabel={buttons.saving} variant={tone} />
              {/* A question without fields begins on the safe answer. */}
              <Button variant="outline" onClick={onCancel} data-autofocus={children ? undefined : ''}>
                {buttons.cancel}
              </Button>
            </Stack>
          </Stack>
        </FormShell>
        {after}
      </Stack>
    </Dialog>
  )
}
