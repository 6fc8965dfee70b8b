import { StaleBanner } from '@atrium/ui'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFocusAfterRetry } from '#hooks/useFocusAfterRetry.ts'
import type { QueryErrorState } from '#hooks/useQueryError.ts'
import { type CachedQuery, useStaleNotice } from '#hooks/useStaleNotice.ts'

interface TodayNoticeProps {
  /** The queries that may show a copy. */
  cached: readonly CachedQuery[]
  /** The failures of the parts; a part itself shows only that it did not load. */
  failures: readonly QueryErrorState[]
}

/** What is old or did not load, once for the whole page, with one retry for all of it. */
export function TodayNotice({ cached, failures }: TodayNoticeProps) {
  const { t } = useTranslation(['today', 'common'])
  const asOf = useStaleNotice(...cached)
  const [failure] = failures
  useFocusAfterRetry(failure !== undefined)
  const retryFailed = () => {
    for (const { retry } of failures) retry()
  }
  const isRetrying = failures.some((one) => one.isRetrying)
  const retry = asOf?.note.retry && {
    label: asOf.note.retry.label,
    isRetrying: isRetrying || asOf.note.retry.isRetrying,
    onRetry: () => {
      asOf.note.retry?.onRetry()
      retryFailed()
    },
  }
  return (
    <>
      <StaleBanner
        {...(asOf && { ...asOf.note, text: t('offline.asOf', asOf.when), ...(retry && { retry }) })}
      />
      {failure && !retry && (
        <QueryError
          variant="banner"
          heading={t('failed')}
          failure={{ error: failure.error, isRetrying, retry: retryFailed }}
        />
      )}
    </>
  )
}
