import { forgotPasswordSchema } from '@atrium/contract/accounts/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForgotPasswordMutation } from '#api/accountsSignInApi.ts'
import { keepTypedEmail, useTypedEmail } from '#features/account/typedEmail.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

/** Asks for the link; `sentTo` is the address once the server has accepted it, whether or not it has an account. */
export function useForgotPassword() {
  const { t } = useTranslation('login')
  const [requestLink] = useForgotPasswordMutation()
  const [sentTo, setSentTo] = useState<string>()
  const typedBefore = useTypedEmail()
  const [isAnew, setAnew] = useState(false)
  const { form } = useFormSubmit({
    schema: forgotPasswordSchema,
    failureScopes: ['login:forgot.failure', 'login:failure'],
    send: (values) => requestLink(values).unwrap(),
    onSent: (_none, { email }) => setSentTo(email),
    sentToast: t('forgot.sentToast'),
  })

  return {
    sentTo,
    startAgain: () => {
      setSentTo(undefined)
      setAnew(true)
    },
    form: {
      ...form,
      email: isAnew ? undefined : typedBefore,
      onEmail: keepTypedEmail,
    },
  }
}
