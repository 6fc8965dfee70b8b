import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'

export interface ForgotPasswordFormProps {
  words: { form: string; email: string; submit: string; submitting: string }
  /** Messages may be keys: `wordOf` puts them into words when they are shown. */
  validate: (values: object) => FieldErrors
  wordOf: (message: string) => string
  /** Resolves with nothing when the server has taken it. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  failure?: FormFailureProps | undefined
}

/** Asks for the link by which a forgotten password is set anew. */
export function ForgotPasswordForm(props: ForgotPasswordFormProps) {
  const { words, validate, wordOf, onSubmit, failure } = props
  return (
    <FormShell label={words.form} validate={validate} wordOf={wordOf} onSubmit={onSubmit}>
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
