import type { OffDayRequest } from '@atrium/contract/leave'
import { OwnRequests } from '@atrium/ui/requests'
import { type ComponentProps, memo, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useListLeaveTypesQuery } from '#api/leaveApi.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useToday } from '#hooks/useNow.ts'
import type { OwnAnswer } from './OwnAnswer.tsx'
import { useOwnRequests } from './useOwnRequests.ts'

/** The requests of the signed-in person, with state and Cancel. */
export function OwnRequestsPart() {
  const { t } = useTranslation('requests')
  const { language } = useLanguage()
  const today = useToday()
  const { data: types = [] } = useListLeaveTypesQuery(language)
  const { requests, failure, asOf } = useOwnRequests()
  const [cancelled, setCancelled] = useState<OffDayRequest>()
  return (
    <>
      <OwnRequests
        requests={requests}
        types={types}
        today={today}
        onCancel={setCancelled}
        answerTo={({ id, days }) => <AnswerPlace id={id} days={days} today={today} />}
        asOf={asOf}
        error={failure && <QueryError variant="banner" heading={t('own.failed')} failure={failure} />}
      />
      {cancelled && (
        <Suspense>
          <LazyPart load={loadCancelRequest} request={cancelled} onClose={() => setCancelled(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const loadCancelRequest = async () =>
  (await import(/* webpackChunkName: "cancelRequest" */ './CancelRequest.tsx')).CancelRequest

const loadOwnAnswer = async () =>
  (await import(/* webpackChunkName: "ownAnswer" */ './OwnAnswer.tsx')).OwnAnswer

/** Memoised: React replaces the server's HTML by the fallback when the boundary is rendered again before it is hydrated. */
const AnswerPlace = memo((props: ComponentProps<typeof OwnAnswer>) => (
  <Suspense>
    <LazyPart load={loadOwnAnswer} {...props} />
  </Suspense>
))
