import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'

/** Asks before leave is requested for days on which nobody works. */
export const FreeDaysDialog = (dialog: FormDialogProps) => <FormDialog {...dialog}>{null}</FormDialog>
