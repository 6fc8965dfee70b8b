import { cancelStep, type OffDayRequest } from '@atrium/contract/leave'
import { useLeaveFormats } from '@atrium/ui/i18n'
import { QuestionDialog } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { useCancelOffDayRequestMutation } from '#api/leaveApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'
import { useToday } from '#hooks/useNow.ts'
import { cancelKey } from './useOwnRequests.ts'

interface CancelRequestProps {
  request: OffDayRequest
  onClose: () => void
}

/** Confirms the cancellation of an own request, of which the decider is notified at once. A failure stays in the dialog. */
export function CancelRequest({ request, onClose }: CancelRequestProps) {
  const { t } = useTranslation('requests')
  const today = useToday()
  const { formatDays } = useLeaveFormats()
  const { busy, act, failed, failure } = useMutationToast<'cancel'>('requests:own.failure')
  const [cancel] = useCancelOffDayRequestMutation({ fixedCacheKey: cancelKey })
  const isGranted = cancelStep(request, today) === 'requestCancel'
  const days = formatDays(request.days, today)
  const confirm = () =>
    act(
      'cancel',
      async () => {
        await cancel(request.id).unwrap()
        onClose()
      },
      t(isGranted ? 'own.cancelAsked' : 'own.cancelled'),
    )
  return (
    <QuestionDialog
      title={t(isGranted ? 'own.askCancelTitle' : 'own.cancelTitle', { days })}
      text={t(isGranted ? 'own.askCancelText' : 'own.cancelText')}
      confirmLabel={t(isGranted ? 'own.askCancel' : 'own.cancelConfirm')}
      cancelLabel={t('own.keep')}
      isBusy={busy !== undefined}
      // The server's message names the reason, such as leave that is over by now.
      failure={
        failure && {
          heading: failure.heading,
          text: (failed?.reason === 'refused' && failed.message) || failure.text,
        }
      }
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  )
}
