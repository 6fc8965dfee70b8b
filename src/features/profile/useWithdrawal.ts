import { useTranslation } from 'react-i18next'
import { useWithdrawRecordRequestMutation } from '#api/peopleApi.ts'
import { useMutationToast } from '#hooks/useMutationToast.ts'

/** Withdraws a request for a change of the own record. */
export function useWithdrawal(onDone: () => void) {
  const { t } = useTranslation('profile')
  const [send] = useWithdrawRecordRequestMutation()
  const { busy, act, outcome, failure, reset } = useMutationToast<'withdraw'>(
    'profile:record.withdrawFailure',
    'profile:failure',
  )
  const withdraw = (id: number) => {
    reset()
    return act('withdraw', () => send(id).unwrap().then(onDone), t('record.withdrawn'))
  }
  return {
    isBusy: busy !== undefined,
    withdraw,
    outcome,
    failure: failure && { heading: failure.heading, text: failure.text },
  }
}
