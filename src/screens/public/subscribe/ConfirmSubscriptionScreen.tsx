import { useConfirmSubscriptionMutation } from '#api/newsletterApi.ts'
import { SubscriptionAction } from './SubscriptionAction.tsx'

/** `/subscribe/confirm`: where the mail of a new subscription leads. */
export function ConfirmSubscriptionScreen() {
  const [confirm, state] = useConfirmSubscriptionMutation()
  return <SubscriptionAction name="confirm" send={confirm} state={state} />
}
