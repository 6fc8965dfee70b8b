import { credentialsSchema } from '@atrium/contract/accounts/schema'
import { useTranslation } from 'react-i18next'
import { keepTypedEmail, useTypedEmail } from '#features/account/typedEmail.ts'
import { useCodeStep } from '#features/account/useCodeStep.ts'
import { usePasskeyButton } from '#features/account/usePasskeyButton.ts'
import { useSignIn } from '#features/account/useSignIn.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { useToasts } from '#hooks/useToasts.ts'

interface LoginOptions {
  /** The remembered person, whose password the form needs. */
  email: string | undefined
  /** Told with each try. */
  onTry: () => void
}

/** The sign-in form (spec 4, 5 and 8): its rules, its outcome as a toast and in the page. */
export function useLogin({ email, onTry }: LoginOptions) {
  const { t } = useTranslation('login')
  const { signIn, signInWithPasskey } = useSignIn()
  const showToast = useToasts()
  const typedBefore = useTypedEmail()
  const { isCodeAsked, fieldErrorsOf } = useCodeStep()
  const { form, failure } = useFormSubmit({
    schema: credentialsSchema,
    fieldErrorsOf,
    failureScopes: ['login:signIn.failure', 'login:failure'],
    send: (values) => {
      onTry()
      return signIn(values)
    },
    onSent: () => keepTypedEmail(undefined),
    sentToast: t('signIn.success'),
    failedToast: t('signIn.failedToast'),
  })

  const passkey = usePasskeyButton({
    failureScope: 'login:failure',
    onTry,
    send: async (proof) => {
      await signInWithPasskey(proof)
      keepTypedEmail(undefined)
      showToast({ kind: 'success', text: t('signIn.success') })
    },
  })

  return {
    email: typedBefore ?? email,
    onEmail: keepTypedEmail,
    passkey,
    isCodeAsked,
    ...form,
    ...(form.failure && {
      failure: { ...form.failure, wrongPair: failure?.reason === 'session' ? failure : undefined },
    }),
  }
}
