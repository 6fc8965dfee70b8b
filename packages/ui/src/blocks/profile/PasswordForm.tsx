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
  /** The rules of a new password. */
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
  /** The user name, for the browser's password manager only. */
  email: string
  /** Validates `current`, `password` and `again`. Messages may be keys, which `translate` turns into texts. */
  validate: (values: object) => FieldErrors
  translate?: ((message: string) => string) | undefined
  /** Resolves with `undefined` after a success; the fields are cleared then. */
  onSubmit: (values: object) => Promise<FieldErrors | undefined>
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** The confirmation of the last change. */
  outcome?: Outcome | undefined
}

/** Changes the password; asks for the current one (spec 2, Security). */
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
          {/* A password manager needs the user name to update the right entry. */}
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
