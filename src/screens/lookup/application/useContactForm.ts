import type { ContactData, OwnApplication } from '@atrium/contract/careers'
import { contactDataSchema } from '@atrium/contract/careers/applicant/schema'
import { formField } from '@atrium/contract/core'
import { useMemo } from 'react'
import { useCorrectContactMutation } from '#api/applicantApi.ts'
import { useFormSubmit } from '#hooks/useFormSubmit.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'

/** The form that corrects contact data. */
export function useContactForm(token: string, application: OwnApplication, onSaved: () => void) {
  const [correctContact] = useCorrectContactMutation()
  const { refused } = usePlainForm('contactData')
  const { firstName, lastName, email, phone } = application
  const saved = useMemo(
    () => ({ first_name: firstName, last_name: lastName, email, phone }),
    [firstName, lastName, email, phone],
  )
  const { form } = useFormSubmit<ContactData, OwnApplication>({
    schema: contactDataSchema,
    failureScopes: ['application:failure', 'common:failure'],
    send: (contact) => correctContact({ token, contact }).unwrap(),
    onSent: onSaved,
    failedToast: null,
    initialError: refused?.error,
  })
  return {
    ...form,
    draft: refused?.values ?? saved,
    serverErrors: refused?.error.data.errors,
    post: { fields: { [formField]: 'contactData' } },
    isOpen: refused !== undefined,
  }
}
