import type { ApplicationReceipt } from '@atrium/contract/careers'
import { useState } from 'react'
import type { Schema } from 'yup'
import type { OnProgress } from '#api/call.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

interface ApplicationFormOptions<Values extends object> {
  schema: Schema<Values>
  /** The key of the draft: typed values are restored after a reload of this tab. */
  draftKey: string
  /** The fields that a browser without JavaScript posts with the form, without user input. */
  fields?: Record<string, string>
  /** Sends the values; rejects with the call's error. */
  send: (values: Values, onProgress: OnProgress) => Promise<ApplicationReceipt>
  /** The toast of a success (spec 8). */
  sentText: string
  onSent: (receipt: ApplicationReceipt) => void
}

/**
 * The shared part of the two application forms (spec 4, 5 and 8; departures 6 and 7): the validation, the
 * progress of the upload, and the outcome as a toast and in the page. After a failure all values stay; the typed values
 * (not the file) are stored for the tab until they have been sent.
 */
export function useApplicationForm<Values extends object>(options: ApplicationFormOptions<Values>) {
  const { schema, draftKey, fields, send, sentText, onSent } = options
  const { cvMaxBytes } = useEnvironment()
  const [progress, setProgress] = useState<number>()
  const { refused } = usePlainForm('application')
  const { form, draft, onDraft, isSending } = useFormSubmit<Values, ApplicationReceipt>({
    schema,
    failureScopes: ['careers:failure'],
    send: (values) => {
      setProgress(0)
      return send(values, setProgress)
    },
    onSent,
    sentToast: sentText,
    failedToast: ({ message }, text) => message ?? text,
    draftKey,
    initialError: refused?.error,
  })

  return {
    cvMaxBytes,
    draft: refused?.values ?? draft,
    onDraft,
    // Leads to the failure, or to the receipt.
    post: { action: '#application', hasFile: true, ...(fields && { fields }) },
    serverErrors: refused?.error.data.errors,
    ...form,
    ...(isSending && progress !== undefined && { progress }),
  }
}
