import type { RecordRequest } from '@atrium/contract/people'
import { ChangeCard } from '@atrium/ui/desk'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { useChangeDecision } from './useChangeDecision.ts'

interface WaitingChangeProps {
  request: RecordRequest
  onDecided: () => void
  onChanged: () => void
}

/** A request that waits, or did until a moment ago. */
export function WaitingChange({ request, ...options }: WaitingChangeProps) {
  return <ChangeCard id={requestAnchor(request)} request={request} {...useChangeDecision(request, options)} />
}
