import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { requestsRecipe } from './Requests.recipe.ts'

export interface OwnRequestProps {
  /** Where it stands, in words. */
  state: string
  isCancelled: boolean
  /** "Sent on 21 November 2026". */
  sent: string
  /** "24, 25, 26 November · 09:00–13:00". */
  days: string
  /** As it was typed. */
  message: string
  /** What is seen of the button, and what is said of it, with the days. */
  cancel: { text: string; label: string }
  isCancelling: boolean
  /** That the last try to cancel it failed. */
  failure?: string | undefined
  onCancel: () => void
}

/** One request of one's own; cancelling asks nothing, because a new request brings it back. */
export function OwnRequest(props: OwnRequestProps) {
  const { state, isCancelled, sent, days, message, cancel, isCancelling, failure, onCancel } = props
  const styles = useSlotRecipe({ recipe: requestsRecipe })()
  const rowRef = useRef<HTMLLIElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // The button is gone: the keyboard goes on at the request.
    if (isCancelled && wasPressed.current && document.activeElement === document.body) rowRef.current?.focus()
    if (isCancelled) wasPressed.current = false
  }, [isCancelled])
  return (
    <chakra.li ref={rowRef} tabIndex={-1} css={styles.row}>
      <chakra.div css={styles.texts}>
        <StateLine state={state} tone={isCancelled ? 'over' : 'accent'} since={sent} />
        <chakra.p css={styles.days} color={isCancelled ? 'fg.muted' : 'fg'}>
          {days}
        </chakra.p>
        <chakra.p css={styles.message}>{message}</chakra.p>
        {failure && (
          <Text role="alert" size="small" tone="danger" marginTop="2">
            {failure}
          </Text>
        )}
      </chakra.div>
      {!isCancelled && (
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
