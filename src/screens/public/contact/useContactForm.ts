import { type ContactKind, company, formField, retention } from '@atrium/contract'
import { businessMessageSchema, customerMessageSchema } from '@atrium/contract/schemas'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ContactSending, useSendContactMessageMutation } from '#api/emailApi.ts'
import { parseApiError } from '#api/parseApiError.ts'
import { href, sections } from '#config/site.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { readTabValue, useInitialTabValue, writeTab } from '#hooks/useTabState.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { messagesOf, useMessageTexts } from '#hooks/validateWith.ts'
import { type ContactFailure, failureOf } from './contactFailure.ts'

const schemas = { customer: customerMessageSchema, business: businessMessageSchema }

/** What became of the last try to send. */
type Outcome = { kind: 'sent' } | { kind: 'failed'; failure: ContactFailure }

/**
 * One of the two forms (spec 4, 5 and 8; decisions 7 and 8): the words, the rules, and the outcome as a toast and
 * in the page. After a failure everything stays; what is typed is kept for the tab until it has been sent.
 * `nameService` puts a chosen service into the words that were read.
 */
export function useContactForm(kind: ContactKind, nameService = (service: string) => service) {
  const { t } = useTranslation('contact')
  const showToast = useToasts()
  const translate = useMessageTexts({ cvMaxSize: '' })
  const [sendMessage] = useSendContactMessageMutation()
  const { refused, sent } = usePlainForm(kind)
  const [outcome, setOutcome] = useState<Outcome | undefined>(() => {
    if (sent) return { kind: 'sent' }
    return refused && { kind: 'failed', failure: failureOf(refused.error) }
  })
  const schema = schemas[kind]
  const draftKey = `draft:${href('contact')}:${kind}`
  const kept = useInitialTabValue<Record<string, string>>(draftKey)

  const keepDraft = useCallback(
    (typed: object) => writeTab(draftKey, Object.values(typed).some(Boolean) ? typed : undefined),
    [draftKey],
  )

  const submit = async (values: object) => {
    setOutcome(undefined)
    const message = schema.cast(values) as ContactSending['message']
    const { service } = message
    const sentDraft = JSON.stringify(readTabValue(draftKey))
    try {
      await sendMessage({
        kind,
        message: service === undefined ? message : { ...message, service: nameService(service) },
      }).unwrap()
      // What was typed meanwhile, after coming back to the page, is not what was sent.
      if (JSON.stringify(readTabValue(draftKey)) === sentDraft) writeTab(draftKey, undefined)
      setOutcome({ kind: 'sent' })
      showToast({ kind: 'success', text: t('MessageTrue') })
      return undefined
    } catch (error) {
      const failure = failureOf(error)
      setOutcome({ kind: 'failed', failure })
      showToast({ kind: 'error', text: t(failure, { email: company.email }) })
      return parseApiError(error).errors ?? {}
    }
  }

  return {
    texts: {
      form: t(`form.${kind}`),
      name: t('form.name'),
      email: t('form.email'),
      message: t('form.message'),
      company: t('form.company'),
      position: t('form.position'),
      submit: t('form.submit'),
      submitting: t('form.submitting'),
      incomplete: t('MessageFalse'),
    },
    privacy: {
      text: t('form.privacy', { count: retention.contactMonths }),
      linkLabel: t('form.privacyLink'),
      href: href('privacy'),
    },
    translate,
    draft: refused?.values ?? kept,
    post: { action: `#${sections.contactUs}`, fields: { [formField]: kind } },
    serverErrors: refused?.error.data.errors,
    onDraft: keepDraft,
    validate: useCallback((values: object) => messagesOf(schema, values), [schema]),
    onInvalid: () => {
      setOutcome(undefined)
      showToast({ kind: 'error', text: t('MessageFalse') })
    },
    onSubmit: submit,
    ...(outcome?.kind === 'sent' && { sent: { heading: t('MessageTrue'), text: t('sentText') } }),
    ...(outcome?.kind === 'failed' && {
      failure: {
        heading: t(outcome.failure === 'failure.late' ? 'failure.lateTitle' : 'failure.title'),
        text: t(outcome.failure, { email: company.email }),
        isAboutFields: outcome.failure === 'failure.fields',
      },
    }),
  }
}
