import { EmptyState, ErrorState, LinkButton } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isForColleagues } from '#api/callError.ts'
import { href } from '#config/site.ts'
import { useLookupFailure } from '#hooks/useLookupFailure.ts'
import type { RoomState } from './useRoom.ts'

/** The empty list of a failed call (spec 8), which says so; or who may see the people of this room. */
export function RoomProblem({ error, retry, isRetrying }: Extract<RoomState, { kind: 'failed' }>) {
  const { t } = useTranslation(['lookup', 'common'])
  const failureText = useLookupFailure()
  const { pathname } = useLocation()
  if (isForColleagues(error))
    return (
      <EmptyState
        isInCard
        headingLevel={2}
        title={t('room.hiddenTitle')}
        text={t('room.hiddenText')}
        action={
          <LinkButton href={`${href('staffLogin')}?${new URLSearchParams({ next: pathname })}`}>
            {t('employee.signIn')}
          </LinkButton>
        }
      />
    )
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
