import type { ContactKind } from '@atrium/contract/contact'
import { pages, retention } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PrivacyNote } from '#forms/PrivacyNote.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Message } from '#primitives/Message.tsx'
import { ServiceField, type ServiceFieldProps } from './ServiceField.tsx'

interface ContactFormProps extends FormProps {
  kind: ContactKind
  /** The business form also asks for company, position and service. */
  service?: ServiceFieldProps | undefined
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** Whether the last message was sent. @default false */
  isSent?: boolean | undefined
}

/** A message to the company (spec 3: `name`, `email`, `message`; a business adds `company`, `position`, `service`). */
export function ContactForm(props: ContactFormProps) {
  const { kind, service, failure, isSent, ...form } = props
  const { t } = useTranslation('contact')
  return (
    <FormShell label={t(`form.${kind}`)} {...form} isClearedWhenSent>
      <FieldRow>
        <TextField name="name" label={t('form.name')} isRequired autoComplete="name" spellCheck={false} />
        <TextField
          name="email"
          label={t('form.email')}
          isRequired
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </FieldRow>
      {service && (
        <>
          <FieldRow>
            <TextField name="company" label={t('form.company')} isRequired autoComplete="organization" />
            <TextField
              name="position"
              label={t('form.position')}
              isRequired
              autoComplete="organization-title"
            />
          </FieldRow>
          <ServiceField {...service} />
        </>
      )}
      <TextAreaField name="message" label={t('form.message')} rows={5} isRequired />
      {failure && <FormFailure {...failure} />}
      <ErrorSummary label={(count) => t('form.errorSummary', { count })} />
      <Message
        variant="banner"
        tone="success"
        {...(isSent && { heading: t('MessageTrue'), text: t('sentText') })}
      />
      <SubmitButton label={t('form.submit')} busyLabel={t('form.submitting')} />
      <PrivacyNote
        text={t('form.privacy', { count: retention.contactMonths })}
        linkLabel={t('form.privacyLink')}
        href={pages.privacy}
      />
    </FormShell>
  )
}
