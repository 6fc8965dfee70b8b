import { chakra } from '@chakra-ui/react'
import { CodeField, type CodeFieldTexts } from '#blocks/login/CodeField.tsx'
import { FormFailure, type FormFailureProps } from '#forms/FormFailure.tsx'
import { type FormProps, FormShell } from '#forms/FormShell.tsx'
import { SubmitButton } from '#forms/SubmitButton.tsx'
import { Button } from '#primitives/Button.tsx'
import { QrCode } from '#primitives/QrCode.tsx'
import { Row } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface SecondFactorSetupProps extends FormProps {
  texts: {
    /** The step with the app. */
    scan: string
    /** Names the QR code. */
    qr: string
    /** Before the key, for people who cannot scan. */
    manual: string
    /** Names the form. */
    form: string
    confirm: string
    confirming: string
    cancel: string
  }
  code: CodeFieldTexts
  /** Base32. */
  secret: string
  /** The `otpauth:` address. */
  uri: string
  failure?: FormFailureProps | undefined
  onCancel: () => void
}

/** Sets up an authenticator app: the QR code, the same key to type, and the first code. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { texts, code, secret, uri, failure, onCancel, ...form } = props
  return (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ md: '12rem minmax(0, 1fr)' }}
    >
      <QrCode text={uri} label={texts.qr} maxWidth="12rem" borderRadius="field" />
      <chakra.div display="grid" gap="5" maxWidth="28rem">
        <Text>{texts.scan}</Text>
        <div>
          <Text size="small" tone="muted">
            {texts.manual}
          </Text>
          <chakra.p fontWeight="strong" letterSpacing="0.06em" overflowWrap="anywhere">
            <span translate="no">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
          </chakra.p>
        </div>
        <FormShell label={texts.form} {...form}>
          <CodeField {...code} />
          {failure && <FormFailure {...failure} />}
          <Row gap="2">
            <SubmitButton isFull={false} label={texts.confirm} busyLabel={texts.confirming} />
            <Button variant="outline" width={{ base: 'full', sm: 'auto' }} onClick={onCancel}>
              {texts.cancel}
            </Button>
          </Row>
        </FormShell>
      </chakra.div>
    </chakra.div>
  )
}
