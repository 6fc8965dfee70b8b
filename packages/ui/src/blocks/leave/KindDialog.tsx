import { isBelowLaw, type LeaveType } from '@atrium/contract/leave'
import { useTranslation } from 'react-i18next'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SwitchField } from '#forms/SwitchField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface KindDialogProps extends Omit<FormDialogProps, 'title' | 'text' | 'buttons'> {
  /** `undefined` for a new one. */
  type: LeaveType | undefined
}

/** A kind of leave: its names, whether the person is away, and what a year brings. */
export function KindDialog({ type, ...dialog }: KindDialogProps) {
  const { t } = useTranslation('balances')
  return (
    <FormDialog
      {...dialog}
      title={t(type ? 'kinds.editTitle' : 'kinds.addTitle')}
      buttons={{ save: t('save'), saving: t('saving'), cancel: t('cancel') }}
    >
      <TextField name="az" label={t('kinds.az')} isRequired autoComplete="off" />
      <TextField name="en" label={t('kinds.en')} isRequired autoComplete="off" />
      <TextField name="ru" label={t('kinds.ru')} isRequired autoComplete="off" />
      <SwitchField
        name="worksElsewhere"
        label={t('kinds.worksElsewhere')}
        hint={() => t('kinds.worksElsewhereHint')}
      />
      <SwitchField name="hasBalance" label={t('kinds.hasBalance')} />
      <TextField name="yearlyDays" label={t('kinds.yearlyDays')} isRequired autoComplete="off" />
      {isBelowLaw(type?.id, 0) && <SwitchField name="isBelowLawConfirmed" label={t('belowLaw')} />}
      <TextField name="carryOverDays" label={t('kinds.carryOverDays')} isRequired autoComplete="off" />
    </FormDialog>
  )
}
