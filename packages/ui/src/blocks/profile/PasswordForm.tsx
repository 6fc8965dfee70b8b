import { chakra } from '@chakra-ui/react'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
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

interface PasswordFormProps extends FormProps {
  texts: PasswordFormTexts
  /** The user name, for the browser's password manager only. */
  email: string
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** The confirmation of the last change. */
  outcome?: Outcome | undefined
}

/** Changes the password: fields `current`, `password` and `again` (spec 2, Security). */
export function PasswordForm(props: PasswordFormProps) {
  const { texts, email, failure, outcome, ...form } = props
  const eye = { showLabel: texts.show, hideLabel: texts.hide, isRequired: true }
  return (
    <CardSection heading={texts.heading}>
      <chakra.div marginTop="5" maxWidth="36rem">
        <FormShell label={texts.form} {...form} isClearedWhenSent>
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
          <SubmitButton isFull={false} label={texts.save} busyLabel={texts.saving} />
        </FormShell>
      </chakra.div>
    </CardSection>
  )
}
