import { newPasswordField } from '@atrium/contract/accounts/schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { object } from 'yup'
import { useResetPasswordMutation } from '#api/accountsSignInApi.ts'
import { href } from '#config/site.ts'
import { newPasswordMistakes } from '#features/account/newPassword.ts'
import { setLoginNotice } from '#features/account/useLoginNotice.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'

const schema = object({ password: newPasswordField() })

const mistakesOf = (values: object) => newPasswordMistakes(schema, values)

/** Sets the password by the token of the link; a success opens the login with a message. */
export function useResetPassword(token: string | undefined) {
  const { t } = useTranslation('login')
  const [reset] = useResetPasswordMutation()
  const navigate = useNavigate()
  const [unknown, setUnknown] = useState('')
  const { form } = useFormSubmit({
    schema,
    validate: mistakesOf,
    failureScopes: ['login:reset.failure', 'login:failure'],
    send: ({ password }) => reset({ token: token ?? '', password }).unwrap(),
    onSent: () => {
      setLoginNotice('passwordSet')
      void navigate(href('staffLogin'), { replace: true })
    },
    onFailed: ({ reason }) => reason === 'notFound' && setUnknown(token ?? ''),
    sentToast: t('notice.passwordSet.title'),
  })

  return {
    hasNoToken: token === '',
    isUnknown: token === '' || token === unknown,
    form,
  }
}
