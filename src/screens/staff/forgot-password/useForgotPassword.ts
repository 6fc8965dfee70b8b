import { forgotPasswordSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgotPasswordMutation } from '#api/authApi.ts'
import { type AuthFailure, authFailureOf } from '#features/account/authFailure.ts'
import { keepTypedEmail, useTypedEmail } from '#features/account/typedEmail.ts'
import { useFailureText } from '#features/account/useAuthFailureText.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'

const validate = (values: object) => messagesOf(forgotPasswordSchema, values)

/** Asks for the link; `sentTo` is the address once the server has taken it, whether or not it knows it. */
export function useForgotPassword() {
  const { t } = useTranslation('login')
  const [ask] = useForgotPasswordMutation()
  const showToast = useToasts()
  const textOf = useFailureText()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [failure, setFailure] = useState<AuthFailure>()
  const [sentTo, setSentTo] = useState<string>()
  const typedBefore = useTypedEmail()
  const [isAnew, setAnew] = useState(false)

  const onSubmit = async (values: object) => {
    setFailure(undefined)
    const body = forgotPasswordSchema.cast(values)
    const { error } = await ask(body)
    if (error) {
      const problem = authFailureOf(error)
      setFailure(problem)
      showToast({ kind: 'error', text: t('forgot.failedTitle') })
      return problem.errors ?? {}
    }
    showToast({ kind: 'success', text: t('forgot.sentToast') })
    setSentTo(body.email)
    return undefined
  }

  return {
    sentTo,
    startAgain: () => {
      setSentTo(undefined)
      setAnew(true)
    },
    form: {
      texts: {
        form: t('forgot.title'),
        email: t('forgot.email'),
        submit: t('forgot.submit'),
        submitting: t('forgot.submitting'),
      },
      email: isAnew ? undefined : typedBefore,
      onEmail: keepTypedEmail,
      validate,
      translate,
      onInvalid: () => setFailure(undefined),
      onSubmit,
      ...(failure && {
        failure: {
          heading: t('forgot.failedTitle'),
          text: textOf(failure),
          isAboutFields: failure.reason === 'fields',
        },
      }),
    },
  }
}
