import type { LeaveRequest } from '@atrium/contract/leave'
import { QuestionDialog } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useCancelLeaveMutation } from '#api/leaveApi.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** Confirms that granted leave of a person who has left is cancelled. A failure stays in the dialog. */
export function CancelPart({
  request: { id, name, days },
  onClose,
}: {
  request: LeaveRequest
  onClose: (done?: string) => void
}) {
  const { t } = useTranslation('leave')
  const { formatDays } = useLeaveTexts()
  const { busy, act, failure } = useMutationToast<'cancel'>('leave:cancel.failure', 'common:failure')
  const [cancel] = useCancelLeaveMutation()
  const done = t('cancel.done', { name })
  const confirm = () =>
    act(
      'cancel',
      async () => {
        await cancel(id).unwrap()
        onClose(done)
      },
      done,
    )
  return (
    <QuestionDialog
      title={t('cancel.title', { name, days: formatDays(days) })}
      text={t('cancel.text')}
      confirmLabel={t('cancel.cancel')}
      cancelLabel={t('cancel.keep')}
      isBusy={busy !== undefined}
      failure={failure && { heading: failure.heading, text: failure.text }}
      onCancel={() => onClose()}
      onConfirm={() => void confirm()}
    />
  )
}
