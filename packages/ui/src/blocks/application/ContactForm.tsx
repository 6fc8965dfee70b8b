import type { ContactData } from '@atrium/contract/careers'
import { useTranslation } from 'react-i18next'
import { ContactFields } from '#blocks/careers/ContactFields.tsx'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Stack } from '#primitives/Stack.tsx'

export interface EditFormProps<Values extends object> extends FormProps<Values> {
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** Whether it is open at first. */
  isOpen: boolean
}

/** Corrects who applied and how to reach the person. */
export function ContactForm({ failure, isOpen, ...form }: EditFormProps<ContactData>) {
  const { t } = useTranslation(['application', 'careers'])
  return (
    <Fold id="contactData" summary={t('contact.title')} open={isOpen}>
      <Stack paddingBlock="3">
        <FormShell label={t('contact.title')} {...form}>
          <ContactFields />
          {failure && <FormFailure {...failure} />}
          <ErrorSummary label={(count) => t('careers:form.errorSummary', { count })} />
          <SubmitButton label={t('contact.submit')} busyLabel={t('contact.submitting')} isFull={false} />
        </FormShell>
      </Stack>
    </Fold>
  )
}
