import { useChangesOf } from '@atrium/ui/desk'
import { useDateOf } from '@atrium/ui/i18n'
import { useTranslation } from 'react-i18next'
import type { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { WaitingCard } from './WaitingCard.tsx'

type ChangesCardProps = Pick<ReturnType<typeof useWaitingChanges>, 'query' | 'waiting' | 'isKnown'>

/** The changes of records that wait for HR, the longest waiting first. */
export function ChangesCard({ query, waiting, isKnown }: ChangesCardProps) {
  const { t } = useTranslation(['desk', 'changes'])
  const changesOf = useChangesOf()
  const dateOf = useDateOf()
  return (
    <WaitingCard
      heading={t('overview.changes')}
      page="changes"
      failed={t('changes:failed')}
      queries={[query]}
      isKnown={isKnown}
      rows={waiting.map((request) => ({
        key: String(request.id),
        anchor: requestAnchor(request),
        when: dateOf(request.createdAt),
        title: request.name,
        detail: changesOf(request)
          .map(({ field, after }) => `${field}: ${after}`)
          .join(' · '),
      }))}
    />
  )
}
