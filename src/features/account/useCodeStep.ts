import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallFailure } from '#api/parseApiError.ts'

/** The second step of a form with a password: the field of the code appears once the server asks for one (second factor). */
export function useCodeStep() {
  const { t } = useTranslation('login')
  const [isAsked, setAsked] = useState(false)
  return {
    code: isAsked ? { label: t('code.label'), hint: t('code.hint') } : undefined,
    /** For `useFormSubmit`: a missing or wrong code is no failure of the form. */
    fieldErrorsOf: ({ errors }: CallFailure) => {
      if (errors?.code === undefined) return undefined
      setAsked(true)
      // The person could not know before that a code is needed.
      return isAsked ? { code: errors.code } : {}
    },
  }
}
