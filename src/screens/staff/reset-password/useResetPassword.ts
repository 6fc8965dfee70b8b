import { limits } from '@atrium/contract'
import { newPasswordField } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { object } from 'yup'
import { useResetPasswordMutation } from '#api/authApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { href } from '#config/site.ts'
import { type AuthFailure, authFailureOf } from '#features/account/authFailure.ts'
import { newPasswordMistakes } from '#features/account/newPassword.ts'
import { useFailureText } from '#features/account/useAuthFailureText.ts'
import { leaveLoginNotice } from '#features/account/useLoginNotice.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { useMessageTexts } from '#hooks/validateWith.ts'

const schema = object({ password: newPasswordField() })

const mistakesOf = (values: object) => newPasswordMistakes(schema, values)

/** Sets the password by the link's token; a success leads to the login, which says so. */
export function useResetPassword(token: string | undefined) {
  const { t } = useTranslation('login')
  const [reset] = useResetPasswordMutation()
  const navigate = useNavigate()
  const showToast = useToasts()
  const textOf = useFailureText()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [failure, setFailure] = useState<AuthFailure>()
  const [unknown, setUnknown] = useState('')

  const titleOf = ({ reason }: AuthFailure) => t(reason === 'late' ? 'reset.lateTitle' : 'reset.failedTitle')

  const onSubmit = async (values: object) => {
    setFailure(undefined)
    const { password } = values as { password: string }
    const { error } = await reset({ token: token ?? '', password })
    if (error) {
      const problem = authFailureOf(error)
      if (isNotFound(error)) setUnknown(token ?? '')
      else setFailure(problem)
      showToast({ kind: 'error', text: titleOf(problem) })
      return problem.errors ?? {}
    }
    leaveLoginNotice('passwordSet')
    showToast({ kind: 'success', text: t('notice.passwordSet.title') })
    void navigate(href('staffLogin'), { replace: true })
    return undefined
  }

  return {
    hasNoToken: token === '',
    isUnknown: token === '' || token === unknown,
    form: {
      texts: {
        form: t('reset.submit'),
        password: t('reset.password'),
        passwordHint: t('reset.passwordHint', { passwordMin: limits.passwordMin }),
        again: t('reset.again'),
        showPassword: t('password.show'),
        hidePassword: t('password.hide'),
        submit: t('reset.submit'),
        submitting: t('reset.submitting'),
      },
      validate: mistakesOf,
      translate,
      onInvalid: () => setFailure(undefined),
      onSubmit,
      ...(failure && {
        failure: {
          heading: titleOf(failure),
          text: failure.reason === 'late' ? t('reset.lateText') : textOf(failure),
          isAboutFields: failure.reason === 'fields',
        },
      }),
    },
  }
}
