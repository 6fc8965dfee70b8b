import type { StaffSession } from '@atrium/contract/accounts'
import { useTranslation } from 'react-i18next'
import { now } from '#config/clock.ts'
import { useFailureTexts } from '#hooks/useFailureTexts.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { formatTime } from './sessionTimes.ts'
import type { SessionOutcome } from './useSessions.ts'

/** The texts of sessions and of their ends. */
export function useSessionTexts() {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const endFailure = useFailureTexts('profile:sessions.endFailure', 'profile:failure')
  const endOthersFailure = useFailureTexts('profile:sessions.endOthersFailure', 'profile:failure')

  const deviceOf = ({ browser, system }: StaffSession) => {
    const name = browser || t('sessions.unknownBrowser')
    return system ? t('sessions.device', { browser: name, system }) : name
  }
  const seenOf = ({ isCurrent, lastSeenAt }: StaffSession) => {
    if (isCurrent) return t('sessions.now')
    const { key, day, time } = formatTime(lastSeenAt, now(), language)
    return t(`sessions.${key}`, { day, time })
  }

  const sinceOf = ({ createdAt }: StaffSession) => {
    const { key, day, time } = formatTime(createdAt, now(), language)
    return t(`sessions.since.${key}`, { day, time })
  }

  return {
    texts: {
      heading: t('sessions.heading'),
      lead: t('sessions.lead'),
      thisBrowser: t('sessions.thisBrowser'),
      end: t('sessions.end'),
      endName: (device: string, since: string) => t('sessions.endName', { device, since }),
      ending: t('sessions.ending'),
      showAll: (count: number) => t('sessions.showAll', { count }),
      endOthers: t('sessions.endOthers'),
      endingOthers: t('sessions.endingOthers'),
    },
    itemOf: (session: StaffSession) => ({
      id: session.id,
      device: deviceOf(session),
      isHandheld: /^(iOS|Android)$/.test(session.system),
      seen: seenOf(session),
      since: sinceOf(session),
      isCurrent: session.isCurrent,
    }),
    /** The outcome's heading is also its toast. */
    outcomeOf: (outcome: SessionOutcome) => {
      const { session } = outcome
      if (outcome.kind === 'ended')
        return {
          kind: 'done' as const,
          heading: session ? t('sessions.ended', { device: deviceOf(session) }) : t('sessions.othersEnded'),
        }
      const { titleOf, textOf } = session ? endFailure : endOthersFailure
      return { kind: 'failed' as const, heading: titleOf(outcome.failure), text: textOf(outcome.failure) }
    },
  }
}
