import { formField } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { PlainForm } from '#primitives/PlainForm.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface ConfirmedActProps {
  act: 'withdrawal' | 'deletion'
  isSending: boolean
  onConfirm: () => void
}

/** What cannot be undone: its fold says what will happen, and has the button. */
export function ConfirmedAct({ act, isSending, onConfirm }: ConfirmedActProps) {
  const { t } = useTranslation('application')
  return (
    <Fold summary={t(`${act}.title`)}>
      <Stack gap="4" paddingBlock="3">
        <Text>{t(`${act}.text`)}</Text>
        <PlainForm fields={{ [formField]: act }} onSubmit={onConfirm}>
          <Button type="submit" variant="danger" isLoading={isSending} loadingLabel={t(`${act}.sending`)}>
            {t(`${act}.action`)}
          </Button>
        </PlainForm>
      </Stack>
    </Fold>
  )
}
