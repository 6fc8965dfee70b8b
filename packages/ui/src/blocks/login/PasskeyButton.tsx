import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'

/** The way with a passkey, in a form with a password. */
export interface PasskeyProps {
  /** The device or the server is asked. */
  isBusy: boolean
  /** Why the last press failed, and what to do. */
  failure?: MessageTexts | undefined
  onPress: () => void
}

/** In a form with a password: the way with a passkey, which needs none of its fields. */
export function PasskeyButton({ label, isBusy, failure, onPress }: PasskeyProps & { label: string }) {
  const { t } = useTranslation('login')
  return (
    <>
      <Button variant="outline" isFull isLoading={isBusy} loadingLabel={t('passkey.busy')} onClick={onPress}>
        {label}
      </Button>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
    </>
  )
}
