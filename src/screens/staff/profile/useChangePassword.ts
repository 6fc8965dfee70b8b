import { limits } from '@atrium/contract'
import { passwordChangeSchema } from '@atrium/contract/schemas'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePasswordMutation } from '#api/profileApi.ts'
import { newPasswordMistakes } from '#features/account/newPassword.ts'
import {
  type OwnFailure,
  ownFailureOf,
  useOwnFailureText,
  useOwnFailureTitle,
} from '#features/profile/useOwnFailure.ts'
import { useStaffUser } from '#hooks/useStaffUser.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { useMessageTexts } from '#hooks/validateWith.ts'

const mistakesOf = (values: object) => newPasswordMistakes(passwordChangeSchema, values)

type Outcome = { kind: 'changed' } | ({ kind: 'failed' } & OwnFailure)

/**
 * The form by which one changes one's own password (spec 2, Security; decision 12). Nothing of it is kept: no draft, and the
 * store never hears what a call carries (`store/devtools/redactActions.ts`).
 */
export function useChangePassword() {
  const { t } = useTranslation('profile')
  const { email } = useStaffUser()
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const failureText = useOwnFailureText()
  const failureTitle = useOwnFailureTitle()
  const [changePassword] = useChangePasswordMutation()
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = async (values: object) => {
    setOutcome(undefined)
    try {
      await changePassword(passwordChangeSchema.cast(values, { stripUnknown: true })).unwrap()
      setOutcome({ kind: 'changed' })
      showToast({ kind: 'success', text: t('security.changed') })
      return undefined
    } catch (error) {
      const failure = ownFailureOf(error)
      setOutcome({ kind: 'failed', ...failure })
      showToast({ kind: 'error', text: failureTitle(failure, t('security.failedTitle')) })
      return failure.errors
    }
  }

  const isAboutFields = outcome?.kind === 'failed' && Object.keys(outcome.errors).length > 0
  return {
    texts: {
      heading: t('security.heading'),
      form: t('security.form'),
      current: t('security.current'),
      password: t('security.password'),
      again: t('security.again'),
      hint: t('security.hint', { min: limits.passwordMin }),
      show: t('security.show'),
      hide: t('security.hide'),
      save: t('security.save'),
      saving: t('security.saving'),
      errorSummary: (count: number) => t('security.errorSummary', { count }),
    },
    email,
    validate: mistakesOf,
    translate,
    onSubmit: submit,
    ...(outcome?.kind === 'changed' && {
      outcome: { kind: 'done' as const, heading: t('security.changed'), text: t('security.changedText') },
    }),
    ...(outcome?.kind === 'failed' && {
      failure: {
        heading: failureTitle(outcome, t('security.failedTitle')),
        text: isAboutFields
          ? t('security.fieldsText')
          : outcome.reason === 'late'
            ? t('security.lateText')
            : failureText(outcome),
        isAboutFields,
      },
    }),
  }
}
