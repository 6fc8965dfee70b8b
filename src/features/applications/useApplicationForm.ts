import { type ApplicationReceipt, company, cvExtensions, formatBytes, type Language } from '@atrium/contract'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import type { OnProgress } from '#api/careersApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { useInitialTabValue, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'
import { type ApplicationFailure, failureOf } from './applicationFailure.ts'
import { useApplicationTexts } from './useApplicationTexts.ts'

interface ApplicationFormOptions<Values> {
  schema: Schema<Values>
  /** Names the draft: what is typed here comes back after a reload of this tab. */
  draftKey: string
  /** What is posted with the form where no JavaScript runs, and nobody types. */
  fields?: Record<string, string>
  /** Sends the values; rejects with the call's error. */
  send: (values: Values, onProgress: OnProgress) => Promise<ApplicationReceipt>
  /** The toast of a success (spec 8). */
  sentText: string
  onSent: (receipt: ApplicationReceipt) => void
}

/**
 * What the two application forms share (spec 4, 5 and 8; decisions 6 and 7): the words, the rules, the
 * progress of the upload, and the outcome as a toast and in the page. After a failure everything stays; what is
 * typed (not the file) is kept for the tab until it has been sent.
 */
export function useApplicationForm<Values>(options: ApplicationFormOptions<Values>) {
  const { schema, draftKey, fields, send, sentText, onSent } = options
  const { t } = useTranslation('careers')
  const { cvMaxBytes } = useEnvironment()
  const { language } = useLanguage()
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: formatBytes(cvMaxBytes, language) })
  const [progress, setProgress] = useState<number>()
  const { refused } = usePlainForm('application')
  const [failure, setFailure] = useState<ApplicationFailure | undefined>(
    () => refused && failureOf(refused.error),
  )
  const kept = useInitialTabValue<Record<string, string>>(draftKey)

  const keepDraft = useCallback(
    ({ cv: _cv, ...typed }: { cv?: unknown }) =>
      writeTab(draftKey, Object.values(typed).some(Boolean) ? typed : undefined),
    [draftKey],
  )

  const submit = async (values: object) => {
    setFailure(undefined)
    setProgress(0)
    try {
      const receipt = await send(schema.cast(values) as Values, setProgress)
      writeTab(draftKey, undefined)
      showToast({ kind: 'success', text: sentText })
      onSent(receipt)
      return undefined
    } catch (error) {
      const problem = failureOf(error)
      setFailure(problem)
      showToast({ kind: 'error', text: problem.message ?? t(problem.textKey) })
      return parseApiError(error).errors ?? {}
    } finally {
      setProgress(undefined)
    }
  }

  return {
    texts: useApplicationTexts({
      fileNoteSize: formatBytes(cvMaxBytes, language),
      email: company.careersEmail,
    }),
    translate,
    accept: cvExtensions.map((extension) => `.${extension}`).join(','),
    formatSize: useByteWords(language),
    draft: refused?.values ?? kept,
    post: { hasFile: true, ...(fields && { fields }) },
    serverErrors: refused?.error.data.errors,
    onDraft: keepDraft,
    validate: useCallback((values: object) => messagesOf(schema, values), [schema]),
    onSubmit: submit,
    ...(progress !== undefined && { progress }),
    ...(failure && {
      failure: {
        heading: t(failure.titleKey),
        text: (!failure.isAboutFields && failure.message) || t(failure.textKey),
        isAboutFields: failure.isAboutFields,
      },
    }),
  }
}

const useByteWords = (language: Language) =>
  useCallback((bytes: number) => formatBytes(bytes, language), [language])
