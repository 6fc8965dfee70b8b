import { SessionList, useDeviceName } from '@atrium/ui/profile'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useToasts } from '#hooks/useToasts.ts'
import type { RunSensitive } from './useReauthentication.ts'
import { type SessionOutcome, useSessions } from './useSessions.ts'

/** Where one is signed in, and how to end that. */
export function OwnSessions({ run }: { run: RunSensitive }) {
  const { t } = useTranslation('profile')
  const showToast = useToasts()
  const outcomeOf = useSessionOutcome()
  const { sessions, ending, outcome, failure, ...actions } = useSessions(run, (ended) =>
    showToast({
      kind: ended.kind === 'ended' ? 'success' : 'error',
      text: outcomeOf(ended).heading,
    }),
  )
  return (
    <SessionList
      sessions={sessions}
      now={now()}
      ending={ending}
      isEndingOthers={actions.isEndingOthers}
      outcome={outcome && outcomeOf(outcome)}
      onEnd={actions.end}
      onEndOthers={actions.endOthers}
      error={failure && <QueryError variant="banner" heading={t('sessions.failedTitle')} failure={failure} />}
    />
  )
}

/** The texts of the end of a session; the heading is also the toast. */
function useSessionOutcome() {
  const { t } = useTranslation('profile')
  const deviceName = useDeviceName()
  const endFailure = useFailureTexts('profile:sessions.endFailure', 'profile:failure')
  const endOthersFailure = useFailureTexts('profile:sessions.endOthersFailure', 'profile:failure')
  return (outcome: SessionOutcome) => {
    const { session } = outcome
    if (outcome.kind === 'ended')
      return {
        kind: 'done' as const,
        heading: session ? t('sessions.ended', { device: deviceName(session) }) : t('sessions.othersEnded'),
      }
    const { titleOf, textOf } = session ? endFailure : endOthersFailure
    return { kind: 'failed' as const, heading: titleOf(outcome.failure), text: textOf(outcome.failure) }
  }
}
