import { credentialsSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuthFailure } from '#features/account/authFailure.ts'
import { useFailureText } from '#features/account/useAuthFailureText.ts'
import { useSignIn } from '#features/account/useSignIn.ts'
import { useSignOut } from '#features/account/useSignOut.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'

/** Signing in again over the page (spec 8): the known person by their password, or somebody else from the start. */
export function useSessionDialog() {
  const { t } = useTranslation('login')
  const { email, firstName, lastName } = useStaffUser()
  const signIn = useSignIn()
  const { signOut, isSigningOut } = useSignOut()
  const showToast = useToasts()
  const textOf = useFailureText()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [failure, setFailure] = useState<AuthFailure>()
  const credentialsOf = (values: object) => ({ ...values, email })

  const onSubmit = async (values: object) => {
    setFailure(undefined)
    const problem = await signIn(credentialsSchema.cast(credentialsOf(values)))
    setFailure(problem)
    showToast(
      problem ? { kind: 'error', text: t('signIn.failure') } : { kind: 'success', text: t('signIn.success') },
    )
    return problem && (problem.errors ?? {})
  }

  return {
    texts: {
      title: t('expired.title'),
      text: t('expired.text', { name: `${firstName} ${lastName}`.trim(), email }),
      form: t('expired.form'),
      password: t('expired.password'),
      showPassword: t('password.show'),
      hidePassword: t('password.hide'),
      submit: t('expired.submit'),
      submitting: t('expired.submitting'),
      other: t('expired.other'),
      otherNote: t('expired.otherNote'),
    },
    email,
    validate: (values: object) => messagesOf(credentialsSchema, credentialsOf(values)),
    translate,
    onInvalid: () => setFailure(undefined),
    onSubmit,
    onOther: () => void signOut(),
    isLeaving: isSigningOut,
    ...(failure && {
      failure: {
        heading: t('expired.failedTitle'),
        // Only the password was asked for.
        text: failure.isWrongPair ? t('session.wrongPassword') : textOf(failure),
        wrongPair: failure.isWrongPair ? failure : undefined,
      },
    }),
  }
}
