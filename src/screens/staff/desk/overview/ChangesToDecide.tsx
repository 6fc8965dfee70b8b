import { useTranslation } from 'react-i18next'
import {
  isInHand,
  isWaiting,
  toWithdrawn,
  useWaitingChanges,
} from '#features/recordRequests/useWaitingChanges.ts'
import { useKept } from '#hooks/useKept.ts'
import { byAge } from '#screens/staff/desk/byAge.ts'
import { WaitingChange } from '#screens/staff/desk/changes/WaitingChange.tsx'
import { WaitingSection } from './WaitingSection.tsx'

/** The changes of records that wait for HR. */
export function ChangesToDecide() {
  const { t } = useTranslation(['desk', 'changes'])
  const { requests, queries, isKnown } = useWaitingChanges()
  return (
    <WaitingSection
      heading={t('overview.changes')}
      page="changes"
      entries={useKept(requests, isInHand, toWithdrawn).sort(byAge)}
      isWaiting={isWaiting}
      isKnown={isKnown}
      queries={queries}
      failed={t('changes:failed')}
    >
      {(request) => <WaitingChange key={request.id} request={request} />}
    </WaitingSection>
  )
}
