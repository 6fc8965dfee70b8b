import type { LeaveRequest } from '@atrium/contract/leave'
import { Message, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import { BulkDecision } from '@atrium/ui/leave'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useKept } from '#hooks/useKept.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { byAge } from '#screens/staff/desk/byAge.ts'
import { useBulkDecision } from './useBulkDecision.ts'
import { WaitingRequest } from './WaitingRequest.tsx'

/** Whether a request waits for the person, or the person's decision can still be undone. */
export const isInHand = ({ isMine, undoUntil }: LeaveRequest): boolean => isMine || undoUntil !== undefined

/** The requests that wait for the person. One that is decided stays in its place until the page is left. */
export function WaitingPart() {
  const { t } = useTranslation('leave')
  const { requests, waiting, queries, isKnown } = useWaitingLeave()
  const failure = useQueryError(!isKnown, ...queries)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const shown = useKept(requests, isInHand).sort(byAge)
  const { bulk, selectionOf } = useBulkDecision(waiting.toSorted(byAge), () => headingRef.current?.focus())
  const hasSeveral = waiting.length > 1 || bulk.messages.length > 0 || bulk.outcome !== undefined
  return (
    <DeskSection heading={t('waiting.heading')} headingRef={headingRef}>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={3} />}
      {!failure && !isKnown && <SkeletonRegion label={t('loading')} />}
      {isKnown && shown.length === 0 && (
        <Message variant="inline" heading={t('waiting.none')} text={t('waiting.noneText')} />
      )}
      {shown.map((request) => (
        <WaitingRequest
          key={request.id}
          request={request}
          selection={hasSeveral && request.isMine ? selectionOf(request) : undefined}
        />
      ))}
      {hasSeveral && <BulkDecision {...bulk} />}
    </DeskSection>
  )
}
