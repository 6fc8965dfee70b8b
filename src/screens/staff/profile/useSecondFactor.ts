import type { RecoveryCodes, SecondFactorSecret } from '@atrium/contract/accounts'
import { useState } from 'react'
import {
  useCreateSecondFactorMutation,
  useDeleteSecondFactorMutation,
  useGetSecondFactorQuery,
  useReplaceRecoveryCodesMutation,
} from '#api/accountsApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import type { RunSensitive } from './useReauthentication.ts'

/** The outcome of the last change. */
export type SecondFactorOutcome =
  | { kind: 'turnedOn' | 'turnedOff' | 'renewed' }
  | { kind: 'failed'; failure: CallFailure }

/**
 * The second factor of the signed-in person and its changes. The secret and the recovery codes stay in this component:
 * the cache of the calls drops them.
 */
export function useSecondFactor(run: RunSensitive) {
  const query = useGetSecondFactorQuery(undefined, useRefetchOnMount())
  const [createSecondFactor, creation] = useCreateSecondFactorMutation()
  const [deleteSecondFactor, deletion] = useDeleteSecondFactorMutation()
  const [replaceRecoveryCodes, replacement] = useReplaceRecoveryCodesMutation()
  const [secret, setSecret] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [outcome, setOutcome] = useState<SecondFactorOutcome>()

  const change = async <Reply>(send: () => Promise<Reply>, onSent: (reply: Reply) => void) => {
    setOutcome(undefined)
    try {
      const done = await run(send)
      if (done) onSent(done.reply)
    } catch (error) {
      setOutcome({ kind: 'failed', failure: parseApiError(error) })
    }
  }
  const showCodes = (kind: 'turnedOn' | 'renewed', { recoveryCodes }: RecoveryCodes) => {
    setSecret(undefined)
    setCodes(recoveryCodes)
    setOutcome({ kind })
  }

  return {
    state: query.data,
    failure: useQueryError(!query.data, query),
    secret,
    codes,
    outcome,
    actions: {
      setUp: {
        isBusy: creation.isLoading,
        onPress: () => void change(() => createSecondFactor().unwrap(), setSecret),
      },
      renew: {
        isBusy: replacement.isLoading,
        onPress: () =>
          void change(
            () => replaceRecoveryCodes().unwrap(),
            (reply) => showCodes('renewed', reply),
          ),
      },
      turnOff: {
        isBusy: deletion.isLoading,
        onPress: () =>
          void change(
            () => deleteSecondFactor().unwrap(),
            () => setOutcome({ kind: 'turnedOff' }),
          ),
      },
    },
    onConfirmed: (reply: RecoveryCodes) => showCodes('turnedOn', reply),
    cancel: () => setSecret(undefined),
    closeCodes: () => setCodes(undefined),
  }
}
