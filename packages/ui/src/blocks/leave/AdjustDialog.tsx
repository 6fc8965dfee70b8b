import { isBelowLaw, type PersonBalance } from '@atrium/contract/leave'
import { useTranslation } from 'react-i18next'
import { LeaveSteps } from '#blocks/states/LeaveSteps.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'

interface AdjustDialogProps extends Omit<FormDialogProps, 'title' | 'text' | 'buttons'> {
  balance: PersonBalance
  /** The name of the kind of leave. */
  kind: string
}

const kinds = ['entitlement', 'adjustment'] as const

/**
 * Sets the entitlement of a person's year, or adjusts it. The fields are `kind`, `minutes` (typed as days), `reason`, and
 * `isBelowLawConfirmed` for annual leave.
 */
export function AdjustDialog({ balance, kind, ...dialog }: AdjustDialogProps) {
  const { t } = useTranslation('balances')
  const { amount, timeOf } = useLeaveFormats()
  const { typeId, year, name, left, records } = balance
  // Newest first, as every other history.
  const steps = records.toReversed().map(({ kind, minutes, reason, createdAt, by }) => ({
    at: createdAt,
    what: t('adjusting.entry', { what: t(`adjusting.${kind}`), days: amount(minutes) }),
    when:
      by === ''
        ? timeOf(createdAt)
        : t('adjusting.when', { when: timeOf(createdAt), by: by ?? t('adjusting.system') }),
    words: reason,
  }))
  return (
    <FormDialog
      {...dialog}
      title={t('adjusting.title', { name })}
      text={t('adjusting.text', { kind, year, left: amount(left) })}
      buttons={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
      after={steps.length > 0 && <LeaveSteps label={t('adjusting.records')} steps={steps} />}
    >
      <SelectField
        name="kind"
        label={t('adjusting.what')}
        options={kinds.map((value) => ({ value, label: t(`adjusting.${value}`) }))}
        placeholder={t('adjusting.choose')}
        isRequired
      />
      <TextField
        name="minutes"
        label={t('adjusting.days')}
        hint={t('adjusting.daysHint')}
        isRequired
        autoComplete="off"
      />
      {isBelowLaw(typeId, 0) && <SwitchField name="isBelowLawConfirmed" label={t('belowLaw')} />}
      <TextAreaField name="reason" label={t('adjusting.reason')} rows={3} isRequired />
    </FormDialog>
  )
}
