import type { PasskeyProof } from '@atrium/contract/accounts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useRequestPasskeyMutation } from '#api/accountsSignInApi.ts'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { type FailureScope, useFailureTexts } from '#hooks/useFailureTexts.ts'
import { callAuthenticator, requirePasskeys } from './callAuthenticator.ts'

interface PasskeyButtonOptions {
  /** The group with the texts of a failed call. */
  failureScope: FailureScope
  /** Sends the proof; rejects with the error of the call. */
  send: (passkey: PasskeyProof) => Promise<unknown>
  /** Called with each press. */
  onTry?: () => void
}

/** The props of a button that requests a passkey from the device and sends its proof. */
export function usePasskeyButton({ failureScope, send, onTry }: PasskeyButtonOptions) {
  const { titleOf, textOf } = useFailureTexts('login:passkey.failure', failureScope)
  const [requestPasskey] = useRequestPasskeyMutation()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const press = async () => {
    onTry?.()
    setFailure(undefined)
    setBusy(true)
    try {
      requirePasskeys()
      const request = await requestPasskey().unwrap()
      const { clientExtensionResults: _, ...proof } = await callAuthenticator(() =>
        startAuthentication({ optionsJSON: request }),
      )
      await send(proof as PasskeyProof)
    } catch (error) {
      setFailure(parseApiError(error))
    }
    setBusy(false)
  }
  return {
    isBusy,
    failure: failure && { heading: titleOf(failure), text: textOf(failure) },
    onPress: () => void press(),
  }
}
