import type { LeaveRequest } from '@atrium/contract/leave'
import { LeaveCard } from '@atrium/ui/leave'
import type { ComponentProps } from 'react'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { useDecision } from './useDecision.ts'

interface WaitingRequestProps extends Pick<ComponentProps<typeof LeaveCard>, 'selection'> {
  request: LeaveRequest
  onDecided: () => void
  onChanged: () => void
}

/** A request that waits for the decision of the person, or was decided a moment ago. */
export function WaitingRequest({ request, selection, onDecided, onChanged }: WaitingRequestProps) {
  const { types = [], today } = useLeaveTexts()
  const { words, error, busy, failure, takeDecision, onWords } = useDecision(request, {
    onDecided,
    onChanged,
  })
  return (
    <LeaveCard
      id={requestAnchor(request)}
      request={request}
      types={types}
      today={today}
      selection={selection}
      words={{ value: words, error, onChange: onWords }}
      busy={busy}
      failure={failure}
      onDecide={(decision) => void takeDecision(decision)}
    />
  )
}
