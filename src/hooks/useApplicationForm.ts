import { type ApplicationReceipt, company, cvExtensions, formatBytes, type Language } from '@atrium/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { readRefusal } from '#api/callError.ts'
import type { OnProgress } from '#api/careersApi.ts'
import { useEnvironment } from './useEnvironment.ts'
import { useLanguage } from './useLanguage.ts'
import { useToasts } from './useToasts.ts'
import { messagesOf, translateMessages } from './validateWith.ts'

interface ApplicationFormOptions<Values> {
  schema: Schema<Values>
  /** Sends the values; rejects with the call's error. */
  send: (values: Values, onProgress: OnProgress) => Promise<ApplicationReceipt>
  /** The toast of a success (spec 8). */
  sentText: string
  onSent: (receipt: ApplicationReceipt) => void
}

/**
 * What the two application forms share (spec 4, 5 and 8; decisions 6 and 7): the words, the rules, the
 * progress of the upload, and the outcome as a toast and in the page. After a failure everything stays.
 */
export function useApplicationForm<Values>({
  schema,
  send,
  sentText,
  onSent,
}: ApplicationFormOptions<Values>) {
  const { t } = useTranslation('careers')
  const { t: validation } = useTranslation('validation')
  const { cvMaxBytes } = useEnvironment()
  const { language } = useLanguage()
  const showToast = useToasts()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const translate = (messages: Record<string, string>) =>
    translateMessages(messages, validation, { cvMaxSize: formatBytes(cvMaxBytes, language) })

  const submit = async (values: object) => {
    setFailure(undefined)
    setProgress(0)
    try {
      const receipt = await send(schema.cast(values) as Values, setProgress)
      showToast({ kind: 'success', text: sentText })
      onSent(receipt)
      return undefined
    } catch (error) {
      const { message = t('form.failedText'), errors = {} } = readRefusal(error)
      setFailure(message)
      showToast({ kind: 'error', text: message })
      return translate(errors)
    } finally {
      setProgress(undefined)
    }
  }

  return {
    words: useWords(cvMaxBytes, language),
    accept: cvExtensions.map((extension) => `.${extension}`).join(','),
    formatSize: (bytes: number) => formatBytes(bytes, language),
    validate: (values: object) => translate(messagesOf(schema, values)),
    onSubmit: submit,
    ...(progress !== undefined && { progress }),
    ...(failure && { failure: { heading: t('form.failedTitle'), text: failure } }),
  }
}

function useWords(cvMaxBytes: number, language: Language) {
  const { t } = useTranslation('careers')
  return {
    form: t('form.label'),
    firstName: t('form.firstName'),
    lastName: t('form.lastName'),
    email: t('form.email'),
    phone: t('form.phone'),
    message: t('form.message'),
    messageHint: t('form.messageHint'),
    cv: t('form.cv'),
    chooseFile: t('form.chooseFile'),
    orDrop: t('form.orDrop'),
    dropNow: t('form.dropNow'),
    fileNote: t('form.UploadFileSize', { size: formatBytes(cvMaxBytes, language) }),
    removeFile: (name: string) => t('form.removeFile', { name }),
    uploading: t('form.uploading'),
    submit: t('form.submit'),
    submitting: t('form.submitting'),
    privacy: t('form.privacy', { email: company.careersEmail }),
    errorSummary: (count: number) => t('form.errorSummary', { count }),
  }
}
