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
    /** The advice about an unknown session. */
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
  /** The outcome of the last ended session. */
  outcome?: Outcome | undefined
  /** Replaces the rows when there are none: a `Message` or a skeleton. */
  children?: ReactNode
}

/**
 * The sessions of the user, each with a button to end it. The button disappears with its session; the focus then
 * moves to the heading.
 */
export function SessionList(props: SessionListProps) {
  const { texts, sessions = [], onEnd, onEndOthers, isEndingOthers = false, outcome, children } = props
  const headingRef = useRef<HTMLHeadingElement>(null)
  const hadPress = useRef(false)
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)

  // Runs after every render, because the button disappears with the next list.
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
