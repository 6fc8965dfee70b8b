import { Message, SkeletonRegion } from '@atrium/ui'
import { DeskSection } from '@atrium/ui/desk'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useQueryError } from '#hooks/useQueryError.ts'
import { WaitingRequest } from './WaitingRequest.tsx'

/** The requests that wait for the person. One that somebody else has decided meanwhile stays until the page is left. */
export function WaitingPart() {
  const { t } = useTranslation('leave')
  const { requests, queries, isKnown } = useWaitingLeave()
  const failure = useQueryError(!isKnown, ...queries)
  const [changed, setChanged] = useState<readonly number[]>([])
  const headingRef = useRef<HTMLHeadingElement>(null)
  const waiting = requests.filter(({ id, isMine }) => isMine || changed.includes(id))
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
          onDecided={() => headingRef.current?.focus()}
          onChanged={() => setChanged((ids) => [...ids, request.id])}
        />
      ))}
    </DeskSection>
  )
}
