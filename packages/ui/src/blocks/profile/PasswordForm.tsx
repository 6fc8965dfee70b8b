import { limits } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#forms/ErrorSummary.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { PasswordField } from '#forms/PasswordField.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message } from '#primitives/Message.tsx'

interface PasswordFormProps extends FormProps {
  /** The user name, for the browser's password manager only. */
  email: string
  /** The reason of the last failed submit. */
  failure?: FormFailureProps | undefined
  /** The last submit changed the password. @default false */
  isChanged?: boolean | undefined
}

/** Changes the password: fields `current`, `password` and `again` (spec 2, Security). */
export function PasswordForm({ email, failure, isChanged = false, ...form }: PasswordFormProps) {
  const { t } = useTranslation('profile')
  const eye = { showLabel: t('security.show'), hideLabel: t('security.hide'), isRequired: true }
  return (
    <CardSection heading={t('security.heading')}>
      <chakra.div marginTop="5" maxWidth="36rem">
        <FormShell label={t('security.form')} {...form} isClearedWhenSent>
          {/* A password manager needs the user name to update the right entry. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            {...eye}
            name="current"
            label={t('security.current')}
            autoComplete="current-password"
          />
          <PasswordField
            {...eye}
            name="password"
            label={t('security.password')}
            hint={t('security.hint', { min: limits.passwordMin })}
            autoComplete="new-password"
          />
          <PasswordField {...eye} name="again" label={t('security.again')} autoComplete="new-password" />
          {failure && <FormFailure {...failure} />}
          <ErrorSummary label={(count) => t('security.errorSummary', { count })} />
          <Message
            variant="banner"
            tone="success"
            {...(isChanged && { heading: t('security.changed'), text: t('security.changedText') })}
          />
          <SubmitButton isFull={false} label={t('security.save')} busyLabel={t('security.saving')} />
        </FormShell>
      </chakra.div>
    </CardSection>
  )
}
