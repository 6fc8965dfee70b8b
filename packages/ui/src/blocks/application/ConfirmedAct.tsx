import { formField } from '@atrium/contract/core'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Fold } from '#primitives/Fold.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { PlainForm } from '#primitives/PlainForm.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'

interface ConfirmedActProps {
  act: 'withdrawal' | 'deletion'
  isSending: boolean
  /** Whether it is open at first. */
  isOpen: boolean
  /** The reason of the last failed press. */
  failure?: MessageTexts | undefined
  onConfirm: () => void
}

/** What cannot be undone: its fold says what will happen, and has the button. */
export function ConfirmedAct({ act, isSending, isOpen, failure, onConfirm }: ConfirmedActProps) {
  const { t } = useTranslation('application')
  return (
    <Fold id={act} summary={t(`${act}.title`)} open={isOpen}>
      <Stack gap="4" paddingBlock="3">
        <Text>{t(`${act}.text`)}</Text>
        {failure && <Message variant="banner" tone="danger" {...failure} />}
        <PlainForm fields={{ [formField]: act }} action={`#${act}`} onSubmit={onConfirm}>
          <Button type="submit" variant="danger" isLoading={isSending} loadingLabel={t(`${act}.sending`)}>
            {t(`${act}.action`)}
          </Button>
        </PlainForm>
      </Stack>
    </Fold>
  )
}
