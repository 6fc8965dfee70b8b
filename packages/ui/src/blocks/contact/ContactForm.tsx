import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, type FormPost, FormShell } from '#forms/FormShell.tsx'
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
  /** Beside the button when something is missing (spec 5, MessageFalse). */
  incomplete: string
}

interface ContactFormProps {
  texts: ContactFormTexts
  privacy: PrivacyNoteProps
  /** Asks for company, position and service too: the business form. */
  service?: ServiceFieldProps | undefined
  /** Messages may be keys: `translate` puts them into words when they are shown. */
  validate: (values: object) => FieldErrors
  translate?: ((message: string) => string) | undefined
  /** How the browser posts the form by itself, without JavaScript. */
  post?: FormPost | undefined
  /** What the server said of single fields of a form that was posted so. */
  serverErrors?: FieldErrors | undefined
  /** What was typed before: the form starts with it. */
  draft?: Record<string, string> | undefined
  /** Told what is typed whenever it changes. */
  onDraft?: ((values: object) => void) | undefined
  /** Told when it was to be sent and something is missing. */
  onInvalid?: (() => void) | undefined
  /** Resolves with nothing when the message has been sent: the fields are cleared then. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  /** Why the last sending failed. */
  failure?: FormFailureProps | undefined
  /** That the last message has been sent. */
  sent?: MessageTexts | undefined
}

/** A message to the company (spec 3: `name`, `email`, `message`; a business adds `company`, `position`, `service`). */
export function ContactForm(props: ContactFormProps) {
  const { texts, privacy, service, validate, translate, draft, onDraft, onInvalid, onSubmit } = props
  const { failure, sent, post, serverErrors } = props
  return (
    <FormShell
      label={texts.form}
      post={post}
      serverErrors={serverErrors}
      initialValues={draft}
      onChange={onDraft}
      validate={validate}
      translate={translate}
      onInvalid={onInvalid}
      onSubmit={onSubmit}
      isClearedWhenSent
    >
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
      <TextAreaField name="message" label={texts.message} rows={service ? 5 : 8} isRequired />
      {failure && <FormFailure {...failure} />}
      <ErrorSummary label={() => texts.incomplete} />
      <Message variant="banner" tone="success" {...sent} />
      <SubmitButton label={texts.submit} busyLabel={texts.submitting} />
      <PrivacyNote {...privacy} />
    </FormShell>
  )
}
