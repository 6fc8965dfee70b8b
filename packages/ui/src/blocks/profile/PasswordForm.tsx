import { chakra } from '@chakra-ui/react'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'

interface PasswordFormTexts {
  heading: string
  /** Names the form. */
  form: string
  current: string
  password: string
  again: string
  /** The rules of a new password, before one is broken. */
  hint: string
  show: string
  hide: string
  save: string
  saving: string
  /** "2 fields need your attention." */
  errorSummary: (count: number) => string
}

interface PasswordFormProps {
  texts: PasswordFormTexts
  /** Whose password it is: for the browser's password manager only. */
  email: string
  /** Judges `current`, `password` and `again`. Messages may be keys: `translate` puts them into words. */
  validate: (values: object) => FieldErrors
  translate?: ((message: string) => string) | undefined
  /** Resolves with nothing when the password has been changed: the fields are emptied then. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  /** Why the last try failed. */
  failure?: FormFailureProps | undefined
  /** That the password has been changed. */
  outcome?: Outcome | undefined
}

/** The password, set anew by who knows the present one (spec 2, Security). */
export function PasswordForm(props: PasswordFormProps) {
  const { texts, email, validate, translate, onSubmit, failure, outcome } = props
  const eye = { showLabel: texts.show, hideLabel: texts.hide, isRequired: true }
  return (
    <CardSection heading={texts.heading}>
      <chakra.div marginTop="5" maxWidth="28rem">
        <FormShell
          label={texts.form}
          validate={validate}
          translate={translate}
          onSubmit={onSubmit}
          isClearedWhenSent
        >
          {/* Without it a password manager does not know which of its entries to change. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...eye} name="current" label={texts.current} autoComplete="current-password" />
          <PasswordField
            {...eye}
            name="password"
            label={texts.password}
            hint={texts.hint}
            autoComplete="new-password"
          />
          <PasswordField {...eye} name="again" label={texts.again} autoComplete="new-password" />
          {failure && <FormFailure {...failure} />}
          <ErrorSummary label={texts.errorSummary} />
          <OutcomeMessage outcome={outcome} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </FormShell>
      </chakra.div>
    </CardSection>
  )
}
