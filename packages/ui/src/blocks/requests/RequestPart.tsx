import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { type Outcome, OutcomeMessage } from '#primitives/Message.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { Text } from '#primitives/Text.tsx'
import { DayChips, type DayChipsProps } from './DayChips.tsx'
import { KindField, type KindFieldProps } from './KindField.tsx'
import { MissedMeetings, type MissedMeetingsProps } from './MissedMeetings.tsx'
import { styles } from './Requests.styles.ts'

export interface RequestPartProps {
  chips: DayChipsProps
  /** "3 working days · 24–26 November"; left out while no day is chosen. */
  summary?: string | undefined
  /** What was counted out of it, and why; one line each. @default [] */
  notCounted?: readonly string[] | undefined
  /** That some of the days were asked for before. */
  repeated?: string | undefined
  /** The meetings that fall on the chosen days, and "You would miss 3 meetings"; empty when there are none. */
  missed?: (Omit<MissedMeetingsProps, 'labelledBy'> & { sentence: string }) | undefined
  /** Of the leave; nothing while the kinds are not known. */
  kind?: KindFieldProps | undefined
  /** In its place: that the kinds did not load. */
  kindFailure?: ReactNode
  messageLabel: string
  message: string
  messageError?: string | undefined
  onMessage: (text: string) => void
  sendLabel: string
  /** On the button while it is being sent. */
  sendingLabel: string
  isSending: boolean
  /** How the last sending ended; it stays until the next one. */
  outcome?: Outcome | undefined
}

/** The other half of the request, beside the calendar: the chosen days, the message, what is going to be asked for, Send. */
export function RequestPart(props: RequestPartProps) {
  const { chips, summary, notCounted = [], repeated, missed, isSending, outcome, kind, kindFailure } = props
  const { messageLabel, message, messageError, onMessage, sendLabel, sendingLabel } = props
  const missedId = useId()
  return (
    <>
      <DayChips {...chips} isDisabled={isSending} />
      {kindFailure}
      {kind && <KindField {...kind} isDisabled={isSending} />}
      <FieldFrame label={messageLabel} error={messageError}>
        {(control) => (
          <chakra.textarea
            {...control}
            rows={4}
            value={message}
            aria-required
            disabled={isSending}
            css={field.control}
            onChange={(event) => onMessage(event.target.value)}
          />
        )}
      </FieldFrame>
      <chakra.div css={styles.summary}>
        <div role="status">
          {summary && <chakra.p fontWeight="strong">{summary}</chakra.p>}
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
      </chakra.div>
      <OutcomeMessage outcome={outcome} />
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
