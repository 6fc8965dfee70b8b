import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface KindDialogProps extends FormDialogProps {
  labels: Record<
    | 'az'
    | 'en'
    | 'ru'
    | 'worksElsewhere'
    | 'worksElsewhereHint'
    | 'hasBalance'
    | 'yearlyDays'
    | 'carryOverDays',
    string
  > & { belowLaw?: string | undefined }
}

/** A kind of leave: its names, whether the person is away, and what a year brings. */
export const KindDialog = ({ labels, ...dialog }: KindDialogProps) => (
  <FormDialog {...dialog}>
    <TextField name="az" label={labels.az} isRequired autoComplete="off" />
    <TextField name="en" label={labels.en} isRequired autoComplete="off" />
    <TextField name="ru" label={labels.ru} isRequired autoComplete="off" />
    <SwitchField name="worksElsewhere" label={labels.worksElsewhere} hint={() => labels.worksElsewhereHint} />
    <SwitchField name="hasBalance" label={labels.hasBalance} />
    <TextField name="yearlyDays" label={labels.yearlyDays} isRequired autoComplete="off" />
    {labels.belowLaw && <SwitchField name="isBelowLawConfirmed" label={labels.belowLaw} />}
    <TextField name="carryOverDays" label={labels.carryOverDays} isRequired autoComplete="off" />
  </FormDialog>
)
