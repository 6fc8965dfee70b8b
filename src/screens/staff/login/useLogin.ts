import { credentialsSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthFailure } from '#features/account/authFailure.ts'
import { keepTypedEmail, useTypedEmail } from '#features/account/typedEmail.ts'
import { useFailureText } from '#features/account/useAuthFailureText.ts'
import { useSignIn } from '#features/account/useSignIn.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'

const validate = (values: object) => messagesOf(credentialsSchema, values)

interface LoginOptions {
  /** Whose password is asked for, when it is known. */
  email: string | undefined
  /** Told with each try. */
  onTry: () => void
}

/** The sign-in form (spec 4, 5 and 8): its rules, its outcome as a toast and in the page. */
export function useLogin({ email, onTry }: LoginOptions) {
  const { t } = useTranslation('login')
  const signIn = useSignIn()
  const showToast = useToasts()
  const textOf = useFailureText()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [failure, setFailure] = useState<AuthFailure>()
  const typedBefore = useTypedEmail()

  const onSubmit = async (values: object) => {
    onTry()
    setFailure(undefined)
    const problem = await signIn(credentialsSchema.cast(values))
    if (problem) {
      setFailure(problem)
      showToast({ kind: 'error', text: t('signIn.failure') })
      return problem.errors ?? {}
    }
    keepTypedEmail(undefined)
    showToast({ kind: 'success', text: t('signIn.success') })
    return undefined
  }

  return {
    texts: {
      form: t('signIn.title'),
      email: t('signIn.email'),
      password: t('signIn.password'),
      showPassword: t('password.show'),
      hidePassword: t('password.hide'),
      submit: t('signIn.submit'),
      submitting: t('signIn.submitting'),
    },
    email: typedBefore ?? email,
    onEmail: keepTypedEmail,
    validate,
    translate,
    onInvalid: () => setFailure(undefined),
    onSubmit,
    ...(failure && {
      failure: {
        heading: t('signIn.failedTitle'),
        text: textOf(failure),
        isAboutFields: failure.reason === 'fields',
        wrongPair: failure.isWrongPair ? failure : undefined,
      },
    }),
  }
}
