import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { FieldError } from '#forms/FieldError.tsx'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { Button } from '#primitives/Button.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { Text } from '#primitives/Text.tsx'
import { DayChips, type DayChipsProps } from './DayChips.tsx'
import { MissedMeetings, type MissedMeetingsProps } from './MissedMeetings.tsx'
import { requestsRecipe } from './Requests.recipe.ts'

export interface RequestPartProps {
  chips: DayChipsProps
  /** "3 working days · 24, 25, 26 November", or that there are none yet. */
  summary: string
  /** How mouse and keyboard take several days at once; not shown to a finger. */
  hint?: string | undefined
  /** What was counted out of it, and why; one line each. @default [] */
  notCounted?: readonly string[] | undefined
  /** That some of the days were asked for before. */
  repeated?: string | undefined
  /** The meetings that fall on the chosen days, and "You would miss 3 meetings"; empty when there are none. */
  missed?: (Omit<MissedMeetingsProps, 'labelledBy'> & { sentence: string }) | undefined
  messageLabel: string
  message: string
  messageError?: string | undefined
  onMessage: (text: string) => void
  sendLabel: string
  /** On the button while it is being sent. */
  sendingLabel: string
  isSending: boolean
  /** What is wrong with the chosen days, with the id by which the calendar names it. */
  daysError: { id: string; text: string | undefined }
  /** How the last sending ended; it stays until the next one. */
  outcome?: Outcome | undefined
}

/** The other half of the request: the chosen days, the message, what is going to be asked for, Send. */
export function RequestPart(props: RequestPartProps) {
  const { chips, summary, hint, notCounted = [], repeated, missed, isSending, outcome } = props
  const { messageLabel, message, messageError, onMessage, daysError, sendLabel, sendingLabel } = props
  const missedId = useId()
  const styles = useSlotRecipe({ recipe: requestsRecipe })()
  const field = useSlotRecipe({ recipe: fieldRecipe })()
  return (
    <>
      <DayChips {...chips} isDisabled={isSending} />
      <FieldFrame label={messageLabel} error={messageError}>
        {(control) => (
          <chakra.textarea
            {...control}
            rows={6}
            value={message}
            aria-required
            disabled={isSending}
            css={field.control}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </FieldFrame>
      <div>
        <div role="status">
          <chakra.p {...(chips.days.length === 0 ? { color: 'fg.muted' } : { fontWeight: 'strong' })}>
            {summary}
          </chakra.p>
          {hint && (
            <Text size="small" tone="hint" css={styles.hint}>
              {hint}
            </Text>
          )}
          {notCounted.map((line) => (
            <Text key={line} size="small" tone="muted" marginTop="1">
              {line}
            </Text>
          ))}
          {repeated && <chakra.p css={styles.sentence}>{repeated}</chakra.p>}
          {missed?.sentence && (
            <chakra.p id={missedId} css={styles.sentence}>
              {missed.sentence}
            </chakra.p>
          )}
        </div>
        {missed && <MissedMeetings {...missed} labelledBy={missedId} />}
      </div>
      <OutcomeMessage outcome={outcome} />
      <chakra.div role="alert" id={daysError.id} css={styles.alert}>
        {daysError.text && <FieldError>{daysError.text}</FieldError>}
      </chakra.div>
      <chakra.div css={styles.send}>
        <Button
          type="submit"
          minWidth="10rem"
          aria-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
        >
          {isSending && <Spinner />}
          {isSending ? sendingLabel : sendLabel}
        </Button>
      </chakra.div>
    </>
  )
}
