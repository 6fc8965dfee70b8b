import { Message, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import { BulkDecision } from '@atrium/ui/leave'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useBulkDecision } from './useBulkDecision.ts'
import { WaitingRequest } from './WaitingRequest.tsx'

/** The requests that wait for the person. One that is decided stays in its place until the page is left. */
export function WaitingPart() {
  const { t } = useTranslation('leave')
  const { requests, queries, isKnown } = useWaitingLeave()
  const failure = useQueryError(!isKnown, ...queries)
  const [changed, setChanged] = useState<readonly number[]>([])
  const headingRef = useRef<HTMLHeadingElement>(null)
  const waiting = requests
    .filter(({ id, isMine, undoUntil }) => isMine || undoUntil || changed.includes(id))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
  const open = waiting.filter(({ isMine }) => isMine)
  const keep = (ids: readonly number[]) => setChanged((known) => [...known, ...ids])
  const { bulk, selectionOf } = useBulkDecision(open, {
    onDecided: keep,
    onDone: () => headingRef.current?.focus(),
  })
  const hasSeveral = open.length > 1 || bulk.messages.length > 0 || bulk.outcome !== undefined
  return (
    <DeskSection heading={t('waiting.heading')} headingRef={headingRef}>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={3} />}
      {!failure && !isKnown && <SkeletonRegion label={t('loading')} />}
      {isKnown && waiting.length === 0 && (
        <Message variant="inline" heading={t('waiting.none')} text={t('waiting.noneText')} />
      )}
      {waiting.map((request) => (
        <WaitingRequest
          key={request.id}
          request={request}
          selection={hasSeveral && request.isMine ? selectionOf(request) : undefined}
          onChanged={() => keep([request.id])}
        />
      ))}
      {hasSeveral && <BulkDecision {...bulk} />}
    </DeskSection>
  )
}
