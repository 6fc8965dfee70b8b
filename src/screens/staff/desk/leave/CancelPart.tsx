import type { LeaveRequest } from '@atrium/contract'
import { QuestionDialog } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useCancelLeaveMutation } from '#api/leaveApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Asks before granted leave of a person who has left is cancelled. */
export function CancelPart({
  request: { id, name, days },
  onClose,
}: {
  request: LeaveRequest
  onClose: () => void
}) {
  const { t } = useTranslation('leave')
  const { formatDays } = useLeaveTexts()
  const showToast = useToasts()
  const { titleOf, textOf } = useFailureTexts('leave:cancel.failure', 'common:failure')
  const [cancel] = useCancelLeaveMutation()
  const confirm = async () => {
    onClose()
    try {
      await cancel(id).unwrap()
      showToast({ kind: 'success', text: t('cancel.done', { name }), isAnnounced: true })
    } catch (error) {
      const failed = parseApiError(error)
      showToast({ kind: 'error', text: `${titleOf(failed)}. ${textOf(failed)}`, isAnnounced: true })
    }
  }
  return (
    <QuestionDialog
      title={t('cancel.title', { name, days: formatDays(days) })}
      text={t('cancel.text')}
      confirmLabel={t('cancel.cancel')}
      cancelLabel={t('cancel.keep')}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
