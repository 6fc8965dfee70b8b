import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'

export interface PasskeyButtonProps {
  label: string
  /** While the device or the server is asked. */
  busyLabel: string
  isBusy: boolean
  /** Why the last press failed, and what to do. */
  failure?: MessageTexts | undefined
  onPress: () => void
}

/** In a form with a password: the way with a passkey, which needs none of its fields. */
export function PasskeyButton({ label, busyLabel, isBusy, failure, onPress }: PasskeyButtonProps) {
  return (
    <>
      <Button variant="outline" isFull isLoading={isBusy} loadingLabel={busyLabel} onClick={onPress}>
        {label}
      </Button>
      {failure && <Message variant="banner" tone="danger" {...failure} />}
    </>
  )
}
