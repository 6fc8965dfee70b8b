import type { SecondFactorSecret } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { QrCode } from '#primitives/QrCode.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface SecondFactorSetupProps extends FormProps {
  /** The key, and the `otpauth:` address with it. */
  secret: SecondFactorSecret
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** Sets up an authenticator app: the QR code, the same key to type, and the first code. */
export function SecondFactorSetup({ secret, failure, onCancel, ...form }: SecondFactorSetupProps) {
  const { t } = useTranslation('profile')
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ md: '12rem minmax(0, 1fr)' }}
    >
      <QrCode text={secret.uri} label={t('secondFactor.qr')} maxWidth="12rem" borderRadius="field" />
      <chakra.div display="grid" gap="5" maxWidth="28rem">
        <Text>{t('secondFactor.scan')}</Text>
        <div>
          <Text size="small" tone="muted">
            {t('secondFactor.manual')}
          </Text>
          <chakra.p fontWeight="strong" letterSpacing="0.06em" overflowWrap="anywhere">
            <span translate="no">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          </chakra.p>
        </div>
        <FormShell label={t('secondFactor.form')} {...form}>
          <TextField
            name="code"
            label={t('secondFactor.code')}
            hint={t('secondFactor.codeHint')}
            isRequired
            autoComplete="one-time-code"
            spellCheck={false}
          />
          {failure && <FormFailure {...failure} />}
          <Row gap="2">
            <SubmitButton
              isFull={false}
              label={t('secondFactor.confirm')}
              busyLabel={t('secondFactor.confirming')}
            />
            <Button variant="outline" width={{ base: 'full', sm: 'auto' }} onClick={onCancel}>
              {t('secondFactor.cancel')}
            </Button>
          </Row>
        </FormShell>
      </chakra.div>
    </chakra.div>
  )
}
