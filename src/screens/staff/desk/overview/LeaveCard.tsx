import type { LeaveRequest } from '@atrium/contract/leave'
import { useTranslation } from 'react-i18next'
import { useLeaveTexts } from '#features/leave/useLeaveTexts.ts'
import type { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { WaitingCard } from './WaitingCard.tsx'

interface LeaveCardProps extends Pick<ReturnType<typeof useWaitingLeave>, 'queries' | 'isKnown'> {
  requests: readonly LeaveRequest[]
}

/** The requests for leave that wait for the person, the longest waiting first. */
export function LeaveCard({ requests, queries, isKnown }: LeaveCardProps) {
  const { t } = useTranslation(['desk', 'leave'])
  const { formatLeave, count, amount } = useLeaveTexts()
  const detailOf = ({ state, workingMinutes, balances: [balance] }: LeaveRequest) =>
    [
      t('leave:working', count(workingMinutes)),
      ...(balance ? [t('overview.left', { left: amount(balance.left) })] : []),
      ...(state === 'cancelRequested' ? [t('overview.cancel')] : []),
    ].join(' · ')
  return (
    <WaitingCard
      heading={t('overview.leave')}
      page="leave"
      failed={t('leave:failed')}
      queries={queries}
      isKnown={isKnown}
      rows={requests
        .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
        .map((request) => ({
          key: String(request.id),
          anchor: requestAnchor(request),
          when: formatLeave(request),
          title: request.name,
          detail: detailOf(request),
        }))}
    />
  )
}
