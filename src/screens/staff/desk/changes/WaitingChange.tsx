import type { RecordRequest } from '@atrium/contract/people'
import { ChangeCard } from '@atrium/ui/desk'
import { isWaiting } from '#features/recordRequests/useWaitingChanges.ts'
import { useDecisionFocus } from '#screens/staff/desk/useDecisionFocus.ts'
import { useChangeDecision } from './useChangeDecision.ts'

/** A request that waits for a decision, or did since the page was opened. */
export function WaitingChange({ request }: { request: RecordRequest }) {
  const { onDecided, ...refs } = useDecisionFocus(isWaiting(request))
  return <ChangeCard request={request} {...useChangeDecision(request, onDecided)} {...refs} />
}
