import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface AdjustDialogProps extends FormDialogProps {
  labels: {
    kind: string
    choose: string
    days: string
    daysHint: string
    reason: string
    belowLaw?: string | undefined
  }
  /** Entitlement, adjustment. */
  options: readonly SelectOption[]
  /** What was written before. */
  records: LeaveStepsProps
}

/**
 * Sets the entitlement of a person's year, or adjusts it. The fields are `kind`, `minutes` (typed as days), `reason`, and
 * `isBelowLawConfirmed` with its label.
 */
export const AdjustDialog = ({ labels, options, records, ...dialog }: AdjustDialogProps) => (
  <FormDialog {...dialog} after={records.steps.length > 0 && <LeaveSteps {...records} />}>
    <SelectField name="kind" label={labels.kind} options={options} placeholder={labels.choose} isRequired />
    <TextField name="minutes" label={labels.days} hint={labels.daysHint} isRequired autoComplete="off" />
    {labels.belowLaw && <SwitchField name="isBelowLawConfirmed" label={labels.belowLaw} />}
    <TextAreaField name="reason" label={labels.reason} rows={3} isRequired />
  </FormDialog>
)
