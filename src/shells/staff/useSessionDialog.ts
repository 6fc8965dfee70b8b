import { credentialsSchema } from '@atrium/contract/accounts/schema'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useCodeStep } from '#features/account/useCodeStep.ts'
import { usePasskeyButton } from '#features/account/usePasskeyButton.ts'
import { useSignIn } from '#features/account/useSignIn.ts'
import { useSignOut } from '#features/account/useSignOut.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'

/**
 * The sign-in dialog over the page (spec 8): asks the known person for the password, or lets another person sign in.
 */
export function useSessionDialog() {
  const { t } = useTranslation('login')
  const person = useStaffUser()
  const { email } = person
  const { signIn, signInWithPasskey } = useSignIn()
  const { signOut, isSigningOut } = useSignOut()
  const { isCodeAsked, fieldErrorsOf } = useCodeStep()
  const credentialsOf = useCallback((typed: object) => ({ ...typed, email }), [email])
  const { form, failure } = useFormSubmit({
    schema: credentialsSchema,
    fieldErrorsOf,
    valuesOf: credentialsOf,
    failureScopes: ['login:expired.failure', 'login:failure'],
    send: signIn,
    sentToast: t('signIn.success'),
    failedToast: t('signIn.failedToast'),
  })

  const passkey = usePasskeyButton({
    failureScope: 'login:failure',
    send: signInWithPasskey,
  })

  return {
    person,
    passkey,
    isCodeAsked,
    ...form,
    onOther: () => void signOut(),
    isLeaving: isSigningOut,
    ...(form.failure && {
      failure: { ...form.failure, wrongPair: failure?.reason === 'session' ? failure : undefined },
    }),
  }
}
