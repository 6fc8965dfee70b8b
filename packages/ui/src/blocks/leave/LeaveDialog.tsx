import { chakra, useSlotRecipe } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

export interface LeaveDialogProps extends FormProps {
  title: string
  text?: string | undefined
  buttons: { save: string; saving: string; cancel: string }
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

interface Parts extends LeaveDialogProps {
  /** The fields. */
  children: ReactNode
  /** Below the form. */
  after?: ReactNode
}

/** A form over the page. */
export function LeaveDialog({ title, text, buttons, failure, onCancel, children, after, ...form }: Parts) {
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  return (
    <Dialog onClose={onCancel} initialFocus="field">
      <chakra.div css={styles.dialog}>
        <div>
          <DialogTitle>{title}</DialogTitle>
          {text && <DialogText>{text}</DialogText>}
        </div>
        <FormShell label={title} {...form}>
          {children}
          {failure && <FormFailure {...failure} />}
          <chakra.div css={styles.acts}>
            <SubmitButton label={buttons.save} busyLabel={buttons.saving} isFull={false} />
            <Button variant="outline" onClick={onCancel}>
              {buttons.cancel}
            </Button>
          </chakra.div>
        </FormShell>
        {after}
      </chakra.div>
    </Dialog>
  )
}
