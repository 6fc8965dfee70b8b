import type { ContactKind } from '@atrium/contract/contact'
import { businessMessageSchema, customerMessageSchema } from '@atrium/contract/contact/schema'
import { formField, sections } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { type ContactSending, useSendContactMessageMutation } from '#api/contactApi.ts'
import { href } from '#config/site.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { useToasts } from '#hooks/useToasts.ts'

const schemas = { customer: customerMessageSchema, business: businessMessageSchema }

/**
 * One of the two forms (spec 4, 5 and 8; departures 7 and 8): the rules, and the outcome as a toast and
 * in the page. After a failure everything stays; what is typed is kept for the tab until it has been sent.
 * `nameService` gives the name of a chosen service in the reader's language.
 */
export function useContactForm(kind: ContactKind, nameService = (service: string) => service) {
  const { t } = useTranslation('contact')
  const showToast = useToasts()
  const [sendMessage] = useSendContactMessageMutation()
  const { refused, sent } = usePlainForm(kind)
  const { form, draft, onDraft, failure, isSent } = useFormSubmit<ContactSending['message'], null>({
    schema: schemas[kind] as Schema<ContactSending['message']>,
    failureScopes: ['contact:failure'],
    send: (message) => {
      const { service } = message
      return sendMessage({
        kind,
        message: service === undefined ? message : { ...message, service: nameService(service) },
      }).unwrap()
    },
    sentToast: t('MessageTrue'),
    failedToast: (_failure, text) => text,
    onInvalid: () => showToast({ kind: 'error', text: t('MessageFalse') }),
    draftKey: `draft:${href('contact')}:${kind}`,
    initialError: refused?.error,
  })

  return {
    kind,
    draft: refused?.values ?? draft,
    onDraft,
    post: { action: `#${sections.contactUs}`, fields: { [formField]: kind } },
    serverErrors: refused?.error.data.errors,
    ...form,
    isSent: isSent || (sent !== undefined && !failure),
  }
}
