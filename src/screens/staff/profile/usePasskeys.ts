import type { NewPasskey, Passkey } from '@atrium/contract/accounts'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import {
  useAddPasskeyMutation,
  useCreatePasskeyMutation,
  useDeletePasskeyMutation,
  useListPasskeysQuery,
} from '#api/accountsApi.ts'
import { type CallFailure, isNotFound, parseApiError } from '#api/parseApiError.ts'
import { callAuthenticator, passkeyError, requirePasskeys } from '#features/account/callAuthenticator.ts'
import { useRefetchOnMount } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import type { RunSensitive } from './useReauthentication.ts'

/** The outcome of the last change, with the name of the passkey. */
export type PasskeyOutcome =
  | { kind: 'added' | 'removed'; name: string }
  | { kind: 'failed'; failure: CallFailure }

/** The passkeys of the signed-in person and their changes. Recovery codes stay in this component. */
export function usePasskeys(run: RunSensitive) {
  const query = useListPasskeysQuery(undefined, useRefetchOnMount())
  const [createPasskey] = useCreatePasskeyMutation()
  const [addPasskey] = useAddPasskeyMutation()
  const [deletePasskey] = useDeletePasskeyMutation()
  const [removing, setRemoving] = useState<number>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [outcome, setOutcome] = useState<PasskeyOutcome>()

  const runToEnd = async <Reply>(send: () => Promise<Reply>): Promise<Reply> => {
    const done = await run(send)
    if (!done) throw passkeyError('cancelled')
    return done.reply
  }
  /** Rejects with the error of a call or of the device, also when the person cancels the re-authentication. */
  const add = async ({ name }: { name: string }) => {
    setOutcome(undefined)
    requirePasskeys()
    const creation = await runToEnd(() => createPasskey().unwrap())
    const { clientExtensionResults: _, ...passkey } = await callAuthenticator(() =>
      startRegistration({ optionsJSON: creation }),
    )
    const { recoveryCodes } = await runToEnd(() =>
      addPasskey({ name, passkey: passkey as NewPasskey }).unwrap(),
    )
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    setOutcome({ kind: 'added', name })
  }
  const remove = async ({ id, name }: Passkey) => {
    setOutcome(undefined)
    setRemoving(id)
    try {
      if (await run(() => deletePasskey(id).unwrap())) setOutcome({ kind: 'removed', name })
    } catch (error) {
      // It was removed in another tab.
      setOutcome(
        isNotFound(error) ? { kind: 'removed', name } : { kind: 'failed', failure: parseApiError(error) },
      )
    }
    setRemoving(undefined)
  }
  return {
    passkeys: query.data,
    failure: useQueryError(!query.data, query),
    codes,
    outcome,
    removing,
    add,
    remove: (passkey: Passkey) => void remove(passkey),
    closeCodes: () => setCodes(undefined),
  }
}
