import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CardSection } from '#primitives/CardSection.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { SessionRow, type SessionRowProps } from './SessionRow.tsx'

interface SessionListItem extends Omit<SessionRowProps, 'onEnd' | 'texts'> {
  id: number
}

export interface SessionListProps {
  texts: SessionRowProps['texts'] & {
    heading: string
    /** What to do about a session that one does not know. */
    lead: string
    endOthers: string
    endingOthers: string
  }
  /** @default [] */
  sessions?: readonly SessionListItem[] | undefined
  onEnd: (id: number) => void
  onEndOthers: () => void
  /** @default false */
  isEndingOthers?: boolean | undefined
  /** What became of the last ending. */
  outcome?: Outcome | undefined
  /** In the place of the rows when there are none: an empty, loading or failed state. */
  children?: ReactNode
}

/**
 * The browsers in which the person is signed in, and how to end that. With a session its button goes: the focus that
 * was on it goes to the heading.
 */
export function SessionList(props: SessionListProps) {
  const { texts, sessions = [], onEnd, onEndOthers, isEndingOthers = false, outcome, children } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hadPress = useRef(false)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  // After every change of the page: the button goes when the list arrives, whenever that is.
  useEffect(() => {
    if (!hadPress.current || document.activeElement !== document.body) return
    hadPress.current = false
    headingRef.current?.focus()
  })
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
          <chakra.ul borderBottomWidth={hasOthers ? 'hairline' : '0'} borderColor="border.hairline">
            {sessions.map(({ id, ...session }) => (
              <SessionRow key={id} {...session} texts={texts} onEnd={press(() => onEnd(id))} />
            ))}
          </chakra.ul>
        )}
        <OutcomeMessage outcome={outcome} />
        {hasOthers && (
          <Button
            variant="outline"
            justifySelf="start"
            isLoading={isEndingOthers}
            loadingLabel={texts.endingOthers}
            onClick={press(onEndOthers)}
          >
            {texts.endOthers}
          </Button>
        )}
      </chakra.div>
    </CardSection>
  )
}
