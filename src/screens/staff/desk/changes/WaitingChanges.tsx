import type { RecordRequest } from '@atrium/contract/people'
import { Message, SkeletonRegion } from '@atrium/ui'
import { ChangeCard, DeskSection } from '@atrium/ui/desk'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaitingChanges } from '#features/recordRequests/useWaitingChanges.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'
import { requestAnchor } from '#screens/staff/desk/requestAnchor.ts'
import { useChangeDecision } from './useChangeDecision.ts'

/** A decided request keeps its place. */
const byAge = (one: RecordRequest, other: RecordRequest) => one.createdAt.localeCompare(other.createdAt)

/** The requests that wait. One that was decided or withdrawn meanwhile stays until the page is left. */
export function WaitingChanges() {
  const { t } = useTranslation('changes')
  const { query, requests, waiting, isKnown } = useWaitingChanges()
  const failure = useQueryError(!isKnown, query)
  const [changed, setChanged] = useState<readonly RecordRequest[]>([])
  const gone = changed.filter(({ id }) => !waiting.some((one) => one.id === id))
  return (
    <DeskSection heading={t('waiting.heading')}>
      {failure && <QueryError heading={t('failed')} failure={failure} headingLevel={3} />}
      {!failure && !isKnown && <SkeletonRegion label={t('loading')} />}
      {isKnown && waiting.length + gone.length === 0 && (
        <Message variant="inline" heading={t('waiting.none')} text={t('waiting.noneText')} />
      )}
      {[...waiting, ...gone].sort(byAge).map((request) => (
        <WaitingChange
          key={request.id}
          request={
            waiting.includes(request)
              ? request
              : (requests.find(({ id }) => id === request.id) ?? { ...request, state: 'withdrawn' })
          }
          onChanged={() => setChanged((known) => [...known.filter(({ id }) => id !== request.id), request])}
        />
      ))}
    </DeskSection>
  )
}

interface WaitingChangeProps {
  request: RecordRequest
  onChanged: () => void
}

/** A request that waits, or did until a moment ago. */
function WaitingChange({ request, onChanged }: WaitingChangeProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  const decision = useChangeDecision(request, {
    onDecided: () => headingRef.current?.focus(),
    onChanged,
  })
  return <ChangeCard id={requestAnchor(request)} request={request} {...decision} headingRef={headingRef} />
}
