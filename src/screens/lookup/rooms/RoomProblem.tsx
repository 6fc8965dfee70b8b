import { ErrorState } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useLookupFailure } from '#hooks/useLookupFailure.ts'
import type { RoomState } from './useRoom.ts'

/** The empty list of a failed call (spec 8), which says so. */
export function RoomProblem({ error, retry, isRetrying }: Extract<RoomState, { kind: 'failed' }>) {
  const { t } = useTranslation(['lookup', 'common'])
  const failureText = useLookupFailure()
  return (
    <ErrorState
      isInCard
      headingLevel={2}
      title={t('room.failedTitle')}
      text={failureText(error)}
      retryLabel={t('common:failure.retry')}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  )
}
