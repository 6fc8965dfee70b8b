import type { AccountSession } from '@atrium/contract/accounts'
import { company } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonRegion } from '#blocks/states/SkeletonRegion.tsx'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { Message, type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { styles } from './Profile.styles.ts'
import { SessionRow } from './SessionRow.tsx'
import { formatTime } from './sessionTimes.ts'
import { useDeviceName } from './useDeviceName.ts'

/** The number of sessions that are shown at first. */
const newest = 5

interface SessionListProps {
  /** The current session first, then by last use; `undefined` while they load. */
  sessions: readonly AccountSession[] | undefined
  /** The current time. */
  now: Date
  /** The ids of the sessions that are being ended. @default [] */
  ending?: readonly number[] | undefined
  onEnd: (id: number) => void
  onEndOthers: () => void
  /** @default false */
  isEndingOthers?: boolean | undefined
  /** The outcome of the last ended session. */
  outcome?: Outcome | undefined
  /** Replaces the rows: the error of the query. */
  error?: ReactNode
}

/**
 * The sessions of the user, each with a button to end it: the newest, and the rest on request. The button disappears
 * with its session; the focus then moves to the heading.
 */
export function SessionList(props: SessionListProps) {
  const { now, ending = [], onEnd, onEndOthers, isEndingOthers = false, outcome, error } = props
  const { sessions = [] } = props
  const { t } = useTranslation('profile')
  const language = useReaderLanguage()
  const deviceName = useDeviceName()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const hadPress = useRef(false)
  const [isWhole, setIsWhole] = useState(false)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  const sinceOf = ({ createdAt }: AccountSession) => {
    const { key, day, time } = formatTime(createdAt, now, language)
    return t(`sessions.since.${key}`, { day, time })
  }
  const endNames = distinct(
    sessions.map((session) =>
      t('sessions.endName', { device: deviceName(session), since: sinceOf(session) }),
    ),
  )

  // Runs after every render, because the button disappears with the next list.
  useEffect(() => {
    if (!hadPress.current || document.activeElement !== document.body) return
    hadPress.current = false
    headingRef.current?.focus()
  })
  useEffect(() => {
    if (isWhole) listRef.current?.querySelectorAll<HTMLElement>(':scope > li')[newest]?.focus()
  }, [isWhole])
  const press = (end: () => void) => () => {
    hadPress.current = true
    end()
  }

  return (
    <CardSection
      headingRef={headingRef}
      heading={t('sessions.heading')}
      lead={t('sessions.lead', { city: company.city[language] })}
    >
      <chakra.div display="grid" gap="5" marginTop="4">
        {sessions.length === 0 ? (
          error || <NoSessions isLoading={!props.sessions} />
        ) : (
          <chakra.ul
            ref={listRef}
            borderBottomWidth={hasOthers ? 'hairline' : '0'}
            borderColor="border.hairline"
          >
            {sessions.slice(0, isWhole ? undefined : newest).map((session, index) => (
              <SessionRow
                key={session.id}
                session={session}
                since={sinceOf(session)}
                endName={endNames[index] ?? ''}
                now={now}
                isEnding={ending.includes(session.id)}
                onEnd={press(() => onEnd(session.id))}
              />
            ))}
          </chakra.ul>
        )}
        <OutcomeMessage outcome={outcome} />
        {hasOthers && (
          <Row justifyContent="space-between" rowGap="3" css={styles.actions}>
            {!isWhole && sessions.length > newest && (
              <Button
                variant="quiet"
                size="sm"
                minHeight="target"
                marginInlineStart={{ sm: '-4' }}
                onClick={() => setIsWhole(true)}
              >
                {t('sessions.showAll', { count: sessions.length })}
              </Button>
            )}
            <Button
              variant="outline"
              css={styles.danger}
              isLoading={isEndingOthers}
              loadingLabel={t('sessions.endingOthers')}
              onClick={press(onEndOthers)}
            >
              {t('sessions.endOthers')}
            </Button>
          </Row>
        )}
      </chakra.div>
    </CardSection>
  )
}

function NoSessions({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('profile')
  if (isLoading) return <SkeletonRegion label={t('sessions.loading')} shape="rows" />
  return <Message variant="inline" heading={t('sessions.emptyTitle')} text={t('sessions.emptyText')} />
}

/** Numbers equal names: two sessions in the same browser may begin in the same minute. */
const distinct = (names: readonly string[]) =>
  names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier > 0 ? `${name} (${earlier + 1})` : name
  })
