import type { PasskeyProof } from '@atrium/contract/accounts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CallFailure, parseApiError } from '#api/parseApiError.ts'
import { useRequestPasskeyMutation } from '#api/passkeysApi.ts'
import { type FailureScope, useFailureTexts } from '#hooks/useFailureTexts.ts'
import { callAuthenticator, requirePasskeys } from './callAuthenticator.ts'

interface PasskeyButtonOptions {
  label: string
  /** The group with the texts of a failed call. */
  failureScope: FailureScope
  /** Sends the proof; rejects with the error of the call. */
  send: (passkey: PasskeyProof) => Promise<unknown>
  /** Called with each press. */
  onTry?: () => void
}

/** The props of a button that asks the device for a passkey and sends its proof. */
export function usePasskeyButton({ label, failureScope, send, onTry }: PasskeyButtonOptions) {
  const { t } = useTranslation('login')
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
    label,
    busyLabel: t('passkey.busy'),
    isBusy,
    failure: failure && { heading: titleOf(failure), text: textOf(failure) },
    onPress: () => void press(),
  }
}
