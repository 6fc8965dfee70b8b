import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'

/** When a news item is published. */
export function PublishDialog(props: Omit<FormDialogProps, 'title' | 'buttons'>) {
  const { t } = useTranslation('newsDesk')
  const buttons = { save: t('publish'), saving: t('publishing'), cancel: t('cancel') }
  return (
    <FormDialog title={t('ask.publish')} buttons={buttons} {...props}>
      <SelectField
        name="when"
        label={t('ask.when')}
        options={(['now', 'later'] as const).map((value) => ({ value, label: t(`ask.${value}`) }))}
      />
      <Time />
    </FormDialog>
  )
}

function Time() {
  const { t } = useTranslation('newsDesk')
  const dayTexts = useDayTexts()
  const when = useField<string>('when', { subscription: { value: true } }).input.value
  if (when !== 'later') return null
  return (
    <FieldRow>
      <DayField name="day" label={t('ask.day')} texts={dayTexts} first={dayTexts.today()} isRequired />
      <TextField name="time" label={t('ask.time')} hint={t('ask.timeHint')} autoComplete="off" isRequired />
    </FieldRow>
  )
}
