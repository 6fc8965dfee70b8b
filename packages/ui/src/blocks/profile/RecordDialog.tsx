import { useTranslation } from 'react-i18next'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

/** Asks for a change of what HR owns: the wanted values (`firstName`, `lastName`, `position`) and the `reason`. */
export function RecordDialog(props: Omit<FormDialogProps, 'title' | 'text' | 'buttons'>) {
  const { t } = useTranslation('profile')
  return (
    <FormDialog
      {...props}
      title={t('record.dialog.title')}
      text={t('record.dialog.text')}
      buttons={{
        save: t('record.dialog.send'),
        saving: t('record.dialog.sending'),
        cancel: t('record.dialog.cancel'),
      }}
    >
      <TextField
        name="firstName"
        label={t('record.dialog.firstName')}
        isRequired
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="lastName"
        label={t('record.dialog.lastName')}
        isRequired
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="position"
        label={t('personal.position')}
        hint={t('record.dialog.positionHint')}
        autoComplete="off"
      />
      <TextAreaField
        name="reason"
        label={t('record.dialog.reason')}
        hint={t('record.dialog.reasonHint')}
        rows={3}
        isRequired
      />
    </FormDialog>
  )
}
