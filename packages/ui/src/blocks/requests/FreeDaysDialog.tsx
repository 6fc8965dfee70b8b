import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'

/** Confirms a request for leave that has no working day. */
export const FreeDaysDialog = (dialog: FormDialogProps) => <FormDialog {...dialog}>{null}</FormDialog>
