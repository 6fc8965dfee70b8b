import type { NewCv, OwnApplication } from '@atrium/contract/careers'
import { newCvSchema } from '@atrium/contract/careers/applicant/schema'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReplaceCvMutation } from '#api/applicantApi.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The form that replaces the CV, with the progress of the upload. */
export function useNewCv(token: string) {
  const { t } = useTranslation('application')
  const { cvMaxBytes } = useEnvironment()
  const [replaceCv] = useReplaceCvMutation()
  const [progress, setProgress] = useState<number>()
  const { refused, sent } = usePlainForm('newCv')
  const { form, isSending } = useFormSubmit<NewCv, OwnApplication>({
    schema: useMemo(() => newCvSchema({ cvMaxBytes }), [cvMaxBytes]),
    failureScopes: ['application:newCv.failure', 'application:failure', 'common:failure'],
    send: ({ cv }) => {
      setProgress(0)
      return replaceCv({ token, cv: cv as File, onProgress: setProgress }).unwrap()
    },
    savedText: t('done.newCv'),
    sentToast: null,
    failedToast: null,
    initialError: refused?.error,
    isSentBefore: sent !== undefined,
  })
  return {
    ...form,
    cvMaxBytes,
    serverErrors: refused?.error.data.errors,
    post: { action: '#newCv', hasFile: true },
    isOpen: refused !== undefined || sent !== undefined,
    ...(isSending && progress !== undefined && { progress }),
  }
}
