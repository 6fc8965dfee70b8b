import { useConfirmSubscriptionMutation } from '#api/subscriptionsApi.ts'
import { SubscriptionAction } from './SubscriptionAction.tsx'

/** `/subscribe/confirm`: where the mail of a new subscription leads. */
export function ConfirmSubscriptionScreen() {
  const [confirm, state] = useConfirmSubscriptionMutation()
  return <SubscriptionAction name="confirm" send={confirm} state={state} />
}
