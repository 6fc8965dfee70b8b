import type { IsoDay } from '@atrium/contract/days'
import { useTranslation } from 'react-i18next'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'

interface FreeDaysDialogProps extends Pick<FormDialogProps, 'onSubmit' | 'onCancel'> {
  days: readonly IsoDay[]
  today: IsoDay
}

/** Confirms a request for leave that has no working day. */
export function FreeDaysDialog({ days, today, ...dialog }: FreeDaysDialogProps) {
  const { t } = useTranslation('requests')
  const { formatDays } = useLeaveFormats()
  return (
    <FormDialog
      {...dialog}
      title={t('freeDays.title')}
      text={t('freeDays.text', { days: formatDays(days, today) })}
      buttons={{ save: t('freeDays.send'), saving: t('form.sending'), cancel: t('freeDays.change') }}
    >
      {null}
    </FormDialog>
  )
}
