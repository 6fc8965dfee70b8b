import { OwnRequests, PartState } from '@atrium/ui/requests'
import { useTranslation } from 'react-i18next'
import { useReadingFailureText } from '#hooks/useQueryError.ts'
import { useOwnRequests } from './useOwnRequests.ts'

/** What the signed-in person asked for, with state and Cancel. */
export function OwnRequestsPart() {
  const { t } = useTranslation(['requests', 'common'])
  const { requests, failure, asOf } = useOwnRequests()
  const reasonOf = useReadingFailureText()
  return (
    <OwnRequests
      heading={t('own.heading')}
      requests={requests}
      oldNote={asOf && { ...asOf.note, text: t('own.asOf', asOf.when) }}
    >
      {failure && (
        <PartState
          kind="failed"
          text={`${t('own.failed')} ${reasonOf(failure.error)}`}
          retryLabel={t('common:failure.retry')}
          onRetry={failure.retry}
          isRetrying={failure.isRetrying}
        />
      )}
      {!failure && !requests && <PartState kind="loading" text={t('own.loading')} />}
      {requests && <PartState kind="empty" text={t('own.empty')} />}
    </OwnRequests>
  )
}
