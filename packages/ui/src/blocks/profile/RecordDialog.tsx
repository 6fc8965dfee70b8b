import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface RecordDialogProps extends FormDialogProps {
  labels: Record<'firstName' | 'lastName' | 'position' | 'positionHint' | 'reason' | 'reasonHint', string>
}

/** Asks for a change of what HR owns: the wanted values (`firstName`, `lastName`, `position`) and the `reason`. */
export const RecordDialog = ({ labels, ...dialog }: RecordDialogProps) => (
  <FormDialog {...dialog}>
    <TextField name="firstName" label={labels.firstName} isRequired autoComplete="off" spellCheck={false} />
    <TextField name="lastName" label={labels.lastName} isRequired autoComplete="off" spellCheck={false} />
    <TextField name="position" label={labels.position} hint={labels.positionHint} autoComplete="off" />
    <TextAreaField name="reason" label={labels.reason} hint={labels.reasonHint} rows={3} isRequired />
  </FormDialog>
)
