import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { DayField } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { TimeField } from '#forms/TimeField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'

type PlanDialogProps = Omit<FormDialogProps, 'title' | 'text' | 'buttons'>

/** Asks for the day and the time of a publication, by the company's clock. The form's values are `day` and `time`. */
export function PlanDialog(form: PlanDialogProps) {
  const { t } = useTranslation('content')
  const dayTexts = useDayTexts()
  return (
    <FormDialog
      title={t('plan.title')}
      text={t('plan.text')}
      buttons={{ save: t('plan.save'), saving: t('plan.saving'), cancel: t('cancel') }}
      {...form}
    >
      <FieldRow>
        <DayField name="day" label={t('plan.day')} texts={dayTexts} first={dayTexts.today()} isRequired />
        <PlanTime />
      </FieldRow>
    </FormDialog>
  )
}

function PlanTime() {
  const { t } = useTranslation('content')
  const { input } = useField<string>('time')
  return <TimeField label={t('plan.time')} value={input.value} onChange={input.onChange} isRequired />
}
