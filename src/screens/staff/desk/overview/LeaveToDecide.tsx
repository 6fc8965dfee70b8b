import { useTranslation } from 'react-i18next'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { useKept } from '#hooks/useKept.ts'
import { byAge } from '#screens/staff/desk/byAge.ts'
import { isInHand } from '#screens/staff/desk/leave/WaitingPart.tsx'
import { WaitingRequest } from '#screens/staff/desk/leave/WaitingRequest.tsx'
import { WaitingSection } from './WaitingSection.tsx'

/** The requests for leave that wait for the person. */
export function LeaveToDecide() {
  const { t } = useTranslation(['desk', 'leave'])
  const { requests, queries, isKnown } = useWaitingLeave()
  return (
    <WaitingSection
      heading={t('overview.leave')}
      page="leave"
      entries={useKept(requests, isInHand).sort(byAge)}
      isWaiting={({ isMine }) => isMine}
      isKnown={isKnown}
      queries={queries}
      failed={t('leave:failed')}
    >
      {(request) => <WaitingRequest key={request.id} request={request} />}
    </WaitingSection>
  )
}
