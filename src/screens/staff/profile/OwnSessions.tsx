import { Message } from '@atrium/ui'
import { SessionList, SessionsSkeleton } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { QueryError } from '#hooks/QueryError.tsx'
import { useToasts } from '#hooks/useToasts.ts'
import type { RunSensitive } from './useReauthentication.ts'
import { useSessions } from './useSessions.ts'
import { useSessionTexts } from './useSessionTexts.ts'

/** Where one is signed in, and how to end that. */
export function OwnSessions({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const showToast = useToasts()
  const { texts, itemOf, outcomeOf } = useSessionTexts()
  const { sessions, ending, outcome, failure, ...actions } = useSessions(run, (ended) =>
    showToast({
      kind: ended.kind === 'ended' ? 'success' : 'error',
      text: outcomeOf(ended).heading,
    }),
  )
  return (
    <SessionList
      texts={texts}
      sessions={sessions?.map((session) => ({
        ...itemOf(session),
        isEnding: ending.includes(session.id),
      }))}
      isEndingOthers={actions.isEndingOthers}
      outcome={outcome && outcomeOf(outcome)}
      onEnd={actions.end}
      onEndOthers={actions.endOthers}
    >
      {failure && <QueryError variant="banner" heading={t('sessions.failedTitle')} failure={failure} />}
      {!failure && !sessions && <SessionsSkeleton label={t('sessions.loading')} />}
      {sessions && (
        <Message variant="inline" heading={t('sessions.emptyTitle')} text={t('sessions.emptyText')} />
      )}
    </SessionList>
  )
}
