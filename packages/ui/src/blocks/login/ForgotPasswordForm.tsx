import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'

export interface ForgotPasswordFormProps {
  words: { form: string; email: string; submit: string; submitting: string }
  /** Filled in when it was typed before. */
  email?: string | undefined
  /** Told the e-mail whenever it changes: it goes along to the sign-in. */
  onEmail?: ((email: string) => void) | undefined
  /** Messages may be keys: `wordOf` puts them into words when they are shown. */
  validate: (values: object) => FieldErrors
  wordOf: (message: string) => string
  /** Told when it was to be sent and `validate` found something wrong. */
  onInvalid?: (() => void) | undefined
  /** Resolves with nothing when the server has taken it. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  failure?: FormFailureProps | undefined
}

/** Asks for the link by which a forgotten password is set anew. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { words, email, onEmail, validate, wordOf, onInvalid, onSubmit, failure } = props
  return (
    <FormShell<{ email?: string }>
      label={words.form}
      initialValues={email === undefined ? undefined : { email }}
      validate={validate}
      wordOf={wordOf}
      onChange={({ email: typed = '' }) => onEmail?.(typed)}
      onInvalid={onInvalid}
      onSubmit={onSubmit}
    >
      <TextField
        name="email"
        label={words.email}
        type="email"
        isRequired
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton label={words.submit} busyLabel={words.submitting} />
      {failure && <FormFailure {...failure} />}
    </FormShell>
  )
}
