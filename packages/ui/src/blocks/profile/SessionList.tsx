import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Row } from '#primitives/Stack.tsx'
import { styles } from './Profile.styles.ts'
import { SessionRow, type SessionRowProps } from './SessionRow.tsx'

/** The number of sessions that are shown at first. */
const newest = 5

interface SessionListItem extends Omit<SessionRowProps, 'endName' | 'onEnd' | 'texts'> {
  id: number
}

export interface SessionListProps {
  texts: SessionRowProps['texts'] & {
    heading: string
    /** The advice about an unknown session. */
    lead: string
    /** "End the session: Chrome on Windows. Signed in today at 09:12" */
    endName: (device: string, since: string) => string
    /** "Show all 12 sessions" */
    showAll: (count: number) => string
    endOthers: string
    endingOthers: string
  }
  /** The current session first, then by last use. @default [] */
  sessions?: readonly SessionListItem[] | undefined
  onEnd: (id: number) => void
  onEndOthers: () => void
  /** @default false */
  isEndingOthers?: boolean | undefined
  /** The outcome of the last ended session. */
  outcome?: Outcome | undefined
  /** Replaces the rows when there are none: a `Message` or a skeleton. */
  children?: ReactNode
}

/**
 * The sessions of the user, each with a button to end it: the newest, and the rest on request. The button disappears
 * with its session; the focus then moves to the heading.
 */
export function SessionList(props: SessionListProps) {
  const { texts, sessions = [], onEnd, onEndOthers, isEndingOthers = false, outcome, children } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const hadPress = useRef(false)
  const [isWhole, setIsWhole] = useState(false)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  const endNames = distinct(sessions.map(({ device, since }) => texts.endName(device, since)))
  const rows = sessions.map((session, index) => ({ ...session, endName: endNames[index] ?? '' }))

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
    <CardSection headingRef={headingRef} heading={texts.heading} lead={texts.lead}>
      <chakra.div display="grid" gap="5" marginTop="4">
        {sessions.length === 0 ? (
          children
        ) : (
          <chakra.ul
            ref={listRef}
            borderBottomWidth={hasOthers ? 'hairline' : '0'}
            borderColor="border.hairline"
          >
            {rows.slice(0, isWhole ? undefined : newest).map(({ id, ...session }) => (
              <SessionRow key={id} {...session} texts={texts} onEnd={press(() => onEnd(id))} />
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
                {texts.showAll(sessions.length)}
              </Button>
            )}
            <Button
              variant="outline"
              css={styles.danger}
              isLoading={isEndingOthers}
              loadingLabel={texts.endingOthers}
              onClick={press(onEndOthers)}
            >
              {texts.endOthers}
            </Button>
          </Row>
        )}
      </chakra.div>
    </CardSection>
  )
}

/** Numbers equal names: two sessions in the same browser may begin in the same minute. */
const distinct = (names: readonly string[]) =>
  names.map((name, index) => {
    const earlier = names.slice(0, index).filter((other) => other === name).length
    return earlier > 0 ? `${name} (${earlier + 1})` : name
  })
