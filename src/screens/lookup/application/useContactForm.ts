import type { ContactData, OwnApplication } from '@atrium/contract/careers'
import { contactDataSchema } from '@atrium/contract/careers/applicant/schema'
import { formField } from '@atrium/contract/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCorrectContactMutation } from '#api/applicantApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The form that corrects contact data. */
export function useContactForm(token: string, application: OwnApplication) {
  const [correctContact] = useCorrectContactMutation()
  const { t } = useTranslation('application')
  const { refused, sent } = usePlainForm('contactData')
  const { firstName, lastName, email, phone } = application
  const saved = useMemo(
    () => ({ first_name: firstName, last_name: lastName, email, phone }),
    [firstName, lastName, email, phone],
  )
  const { form } = useFormSubmit<ContactData, OwnApplication>({
    schema: contactDataSchema,
    failureScopes: ['application:contact.failure', 'application:failure', 'common:failure'],
    send: (contact) => correctContact({ token, contact }).unwrap(),
    savedText: t('done.contactData'),
    sentToast: null,
    failedToast: null,
    initialError: refused?.error,
    isSentBefore: sent !== undefined,
  })
  return {
    ...form,
    draft: refused?.values ?? saved,
    serverErrors: refused?.error.data.errors,
    post: { action: '#contactData', fields: { [formField]: 'contactData' } },
    isOpen: refused !== undefined || sent !== undefined,
  }
}
