import type { LeaveRequest } from '@atrium/contract/leave'
import { LeaveCard } from '@atrium/ui/leave'
import type { ComponentProps } from 'react'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import { useDecisionFocus } from '#screens/staff/desk/useDecisionFocus.ts'
import { useDecision } from './useDecision.ts'

interface WaitingRequestProps extends Pick<ComponentProps<typeof LeaveCard>, 'selection'> {
  request: LeaveRequest
}

/** A request that waits for the decision of the person, or was decided a moment ago. */
export function WaitingRequest({ request, selection }: WaitingRequestProps) {
  const { types = [], today } = useLeaveTexts()
  const { onDecided, ...refs } = useDecisionFocus(request.isMine)
  const { words, error, busy, failure, outcome, isUndoing, ...actions } = useDecision(request, onDecided)
  return (
    <LeaveCard
      request={request}
      types={types}
      today={today}
      selection={selection}
      words={{ value: words, error, onChange: actions.onWords }}
      busy={busy}
      failure={failure}
      onDecide={(decision) => void actions.takeDecision(decision)}
      outcome={outcome}
      isUndoing={isUndoing}
      onUndo={actions.undoDecision}
      {...refs}
    />
  )
}
