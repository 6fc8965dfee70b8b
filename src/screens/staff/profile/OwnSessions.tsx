import { EmptyState, ErrorState } from '@atrium/ui'
import { SessionList, SessionsSkeleton } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { useToasts } from '#hooks/useToasts.ts'
import { useSessions } from './useSessions.ts'
import { useSessionWords } from './useSessionWords.ts'

/** Where one is signed in, and how to end that. */
export function OwnSessions() {
  const { t } = useTranslation(['profile', 'common'])
  const showToast = useToasts()
  const { words, itemOf, outcomeOf } = useSessionWords()
  const { sessions, ending, outcome, hasFailed, isFetching, retry, ...deeds } = useSessions((ended) =>
    showToast({
      kind: ended.kind === 'ended' ? 'success' : 'error',
      text: outcomeOf(ended).heading,
    }),
  )
  return (
    <SessionList
      words={words}
      sessions={sessions?.map((session) => ({
        ...itemOf(session),
        isEnding: ending.includes(session.id),
      }))}
      isEndingOthers={deeds.isEndingOthers}
      outcome={outcome && outcomeOf(outcome)}
      onEnd={deeds.end}
      onEndOthers={deeds.endOthers}
    >
      {hasFailed && (
        <ErrorState
          isInCard
          title={t('sessions.failedTitle')}
          text={t('common:failure.text')}
          retryLabel={t('common:failure.retry')}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {!hasFailed && !sessions && <SessionsSkeleton label={t('sessions.loading')} />}
      {sessions && <EmptyState isInCard title={t('sessions.emptyTitle')} text={t('sessions.emptyText')} />}
    </SessionList>
  )
}
