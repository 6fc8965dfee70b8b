import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PrivacyNote, type PrivacyNoteProps } from '#forms/PrivacyNote.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { ServiceField, type ServiceFieldProps } from './ServiceField.tsx'

interface ContactFormTexts {
  /** Names the form. */
  form: string
  name: string
  email: string
  message: string
  company: string
  position: string
  submit: string
  submitting: string
  /** Beside the button after a failed validation. */
  errorSummary: (count: number) => string
}

interface ContactFormProps extends FormProps {
  texts: ContactFormTexts
  privacy: PrivacyNoteProps
  /** The business form also asks for company, position and service. */
  service?: ServiceFieldProps | undefined
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** The confirmation of the last message. */
  sent?: MessageTexts | undefined
}

/** A message to the company (spec 3: `name`, `email`, `message`; a business adds `company`, `position`, `service`). */
export function ContactForm(props: ContactFormProps) {
  const { texts, privacy, service, failure, sent, ...form } = props
  return (
    <FormShell label={texts.form} {...form} isClearedWhenSent>
      <FieldRow>
        <TextField name="name" label={texts.name} isRequired autoComplete="name" spellCheck={false} />
        <TextField
          name="email"
          label={texts.email}
          isRequired
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
      </FieldRow>
      {service && (
        <>
          <FieldRow>
            <TextField name="company" label={texts.company} isRequired autoComplete="organization" />
            <TextField name="position" label={texts.position} isRequired autoComplete="organization-title" />
          </FieldRow>
          <ServiceField {...service} />
        </>
      )}
      <TextAreaField name="message" label={texts.message} rows={5} isRequired />
      {failure && <FormFailure {...failure} />}
      <ErrorSummary label={texts.errorSummary} />
      <Message variant="banner" tone="success" {...sent} />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} />
      <PrivacyNote {...privacy} />
    </FormShell>
  )
}
