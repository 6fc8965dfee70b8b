import { Message, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { isInHand, toWithdrawn, useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useKept } from '#hooks/useKept.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { byAge } from '#screens/staff/desk/byAge.ts'
import { WaitingChange } from './WaitingChange.tsx'

/** The requests that wait. One that was decided or withdrawn meanwhile stays until the page is left. */
export function WaitingChanges() {
  const { t } = useTranslation('changes')
  const { queries, requests, isKnown } = useWaitingChanges()
  const failure = useQueryError(!isKnown, ...queries)
  const shown = useKept(requests, isInHand, toWithdrawn).sort(byAge)
  return (
    <DeskSection heading={t('waiting.heading')}>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={3} />}
      {!failure && !isKnown && <SkeletonRegion label={t('loading')} />}
      {isKnown && shown.length === 0 && (
        <Message variant="inline" heading={t('waiting.none')} text={t('waiting.noneText')} />
      )}
      {shown.map((request) => (
        <WaitingChange key={request.id} request={request} />
      ))}
    </DeskSection>
  )
}
