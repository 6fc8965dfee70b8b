import { useUnsubscribeMutation } from '#api/newsletterApi.ts'
import { SubscriptionAction } from './SubscriptionAction.tsx'

/** `/subscribe/unsubscribe`: where every letter leads that is not wanted any more. */
export function UnsubscribeScreen() {
  const [unsubscribe, state] = useUnsubscribeMutation()
  return <SubscriptionAction name="unsubscribe" send={unsubscribe} state={state} />
}
