import type { NewCv, OwnApplication } from '@atrium/contract/careers'
import { newCvSchema } from '@atrium/contract/careers/applicant/schema'
import { useMemo, useState } from 'react'
import { useReplaceCvMutation } from '#api/applicantApi.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The form that replaces the CV, with the progress of the upload. */
export function useNewCv(token: string, onReplaced: () => void) {
  const { cvMaxBytes } = useEnvironment()
  const [replaceCv] = useReplaceCvMutation()
  const [progress, setProgress] = useState<number>()
  const { refused } = usePlainForm('newCv')
  const { form, isSending } = useFormSubmit<NewCv, OwnApplication>({
    schema: useMemo(() => newCvSchema({ cvMaxBytes }), [cvMaxBytes]),
    failureScopes: ['careers:failure'],
    send: ({ cv }) => {
      setProgress(0)
      return replaceCv({ token, cv: cv as File, onProgress: setProgress }).unwrap()
    },
    onSent: onReplaced,
    failedToast: null,
    initialError: refused?.error,
  })
  return {
    ...form,
    cvMaxBytes,
    serverErrors: refused?.error.data.errors,
    post: { hasFile: true },
    isOpen: refused !== undefined,
    ...(isSending && progress !== undefined && { progress }),
  }
}
