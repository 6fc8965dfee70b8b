import { useTranslation } from 'react-i18next'
import { parseApiError } from '#api/parseApiError.ts'
import { useWithdrawRecordRequestMutation } from '#api/recordRequestsApi.ts'
import { useCallFailure } from '#hooks/useCallFailure.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Withdraws a request for a change of the own record. */
export function useWithdrawal(onDone: () => void) {
  const { t } = useTranslation('profile')
  const showToast = useToasts()
  const { titleOf, textOf } = useFailureTexts('profile:record.withdrawFailure', 'profile:failure')
  const [send, { isLoading }] = useWithdrawRecordRequestMutation()
  const [failure, setFailure] = useCallFailure()
  const withdraw = async (id: number) => {
    if (isLoading) return
    setFailure(undefined)
    try {
      await send(id).unwrap()
      onDone()
      showToast({ kind: 'success', text: t('record.withdrawn'), isAnnounced: true })
    } catch (error) {
      setFailure(parseApiError(error))
    }
  }
  return {
    isBusy: isLoading,
    withdraw,
    failure: failure && { heading: titleOf(failure), text: textOf(failure) },
  }
}
