import type { AccountSession } from '@atrium/contract/accounts'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { Icon } from '#primitives/Icon.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { styles } from './Profile.styles.ts'
import { formatTime } from './sessionTimes.ts'
import { useDeviceName } from './useDeviceName.ts'

const screenIcon =
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 14.5v-8A1.5 1.5 0 0 1 5.5 5ZM9 19.5h6M12 16v3.5'
const phoneIcon =
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5ZM11 17.5h2'

interface SessionRowProps {
  session: AccountSession
  /** The start of the session. */
  since: string
  /** The name of the button, different in each row: "End the session: Chrome on Windows. Signed in today at 09:12". */
  endName: string
  /** The current time. */
  now: Date
  isEnding: boolean
  onEnd: () => void
}

/** One session; every session except the current one can be ended. */
export function SessionRow({ session, since, endName, now, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('profile')
  const language = useReaderLanguage()
  const deviceName = useDeviceName()
  const { system, lastSeenAt, isCurrent } = session
  const { key, day, time } = formatTime(lastSeenAt, now, language)
  const seenId = useId()
  return (
    <chakra.li tabIndex={-1} css={styles.session}>
      <chakra.span css={styles.device}>
        <Icon d={/^(iOS|Android)$/.test(system) ? phoneIcon : screenIcon} />
      </chakra.span>
      <chakra.div css={styles.sessionTexts}>
        <chakra.p css={styles.name}>
          <chakra.span fontWeight="medium">{deviceName(session)}</chakra.span>
          {isCurrent && <Tag tone="active">{t('sessions.thisBrowser')}</Tag>}
        </chakra.p>
        <chakra.p css={styles.seen}>
          <span id={seenId}>{isCurrent ? t('sessions.now') : t(`sessions.${key}`, { day, time })}</span>
          <chakra.span css={styles.dot}>{' · '}</chakra.span>
          <chakra.span css={styles.since}>{since}</chakra.span>
        </chakra.p>
      </chakra.div>
      {!isCurrent && (
        <Button
          variant="outline"
          size="sm"
          aria-label={isEnding ? t('sessions.ending') : endName}
          aria-describedby={seenId}
          isLoading={isEnding}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </chakra.li>
  )
}
