import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { LeaveSteps, type LeaveStepsProps } from '#blocks/states/LeaveSteps.tsx'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

export interface OwnRequestProps {
  /** Where it stands, in words. */
  state: string
  /** Declined or cancelled. */
  isOver: boolean
  /** "Sent on 21 November 2026". */
  sent: string
  /** "Annual leave". */
  kind?: string | undefined
  /** "24–26 November · 09:00–13:00". */
  days: string
  /** What happened to it, if more than its sending. */
  steps?: LeaveStepsProps | undefined
  /** As it was typed. */
  message: string
  /** An `AnswerForm`, after a question. */
  answer?: ReactNode
  /** What is seen of the button, and what is said of it, with the days. Nothing where it cannot be cancelled. */
  cancel?: { text: string; label: string } | undefined
  isCancelling: boolean
  /** That the last try to cancel it failed. */
  failure?: string | undefined
  onCancel: () => void
}

/** One request of one's own; cancelling asks nothing, because a new request brings it back. */
export function OwnRequest(props: OwnRequestProps) {
  const { state, isOver, sent, kind, days, message, steps, answer, cancel, isCancelling, failure, onCancel } =
    props
  const rowRef = useRef<HTMLLIElement>(null)
  const wasPressed = useRef(false)
  const canCancel = cancel !== undefined
  useEffect(() => {
    // The button is gone: the keyboard goes on at the request.
    if (canCancel) return
    if (wasPressed.current && document.activeElement === document.body) rowRef.current?.focus()
    wasPressed.current = false
  }, [canCancel])
  return (
    <chakra.li ref={rowRef} tabIndex={-1} css={styles.row}>
      <chakra.div css={styles.texts}>
        <StateLine state={state} tone={isOver ? 'over' : 'accent'} since={sent} />
        <chakra.p css={styles.days} color={isOver ? 'fg.muted' : 'fg'}>
          {days}
        </chakra.p>
        {kind && (
          <Text size="small" tone="muted">
            {kind}
          </Text>
        )}
        <chakra.p css={styles.message}>{message}</chakra.p>
        {steps && (
          <chakra.div marginTop="3">
            <LeaveSteps {...steps} />
          </chakra.div>
        )}
        {answer}
        {failure && (
          <Text role="alert" size="small" tone="danger" marginTop="2">
            {failure}
          </Text>
        )}
      </chakra.div>
      {cancel && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          aria-label={cancel.label}
          isLoading={isCancelling}
          onClick={() => {
            wasPressed.current = true
            onCancel()
          }}
        >
          {cancel.text}
        </Button>
      )}
    </chakra.li>
  )
}
