import { useState } from 'react'
import type { CallFailure } from '#api/parseApiError.ts'

/** The second step of a form with a password: the field of the code appears when the server requires a second factor. */
export function useCodeStep() {
  const [isCodeAsked, setCodeAsked] = useState(false)
  return {
    isCodeAsked,
    /** For `useFormSubmit`: a missing or wrong code is no failure of the form. */
    fieldErrorsOf: ({ errors }: CallFailure) => {
      if (errors?.code === undefined) return undefined
      setCodeAsked(true)
      // The person could not know before that a code is needed.
      return isCodeAsked ? { code: errors.code } : {}
    },
  }
}
