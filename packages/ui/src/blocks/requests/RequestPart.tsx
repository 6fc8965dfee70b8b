import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { Button } from '#primitives/Button.tsx'
import { Message, type MessageTexts } from '#primitives/Message.tsx'
import { Spinner } from '#primitives/Spinner.tsx'
import { Text } from '#primitives/Text.tsx'
import { DayChips } from './DayChips.tsx'
import { KindField, type KindFieldProps } from './KindField.tsx'
import { MissedMeetings, type MissedMeetingsProps } from './MissedMeetings.tsx'
import { styles } from './Requests.styles.ts'
import { type SummaryData, useSummary } from './useSummary.ts'

interface RequestPartProps extends SummaryData {
  onRemove: (day: IsoDay) => void
  onClear: () => void
  /** The meetings that fall on the chosen days; left out while no day is chosen. */
  missed?: Omit<MissedMeetingsProps, 'labelledBy' | 'today'> | undefined
  /** Of the leave; nothing while the kinds are not known. */
  kind?: KindFieldProps | undefined
  /** In its place: the error of the query. */
  kindError?: ReactNode
  message: string
  messageError?: string | undefined
  onMessage: (text: string) => void
  isSending: boolean
  /** The last sending arrived. @default false */
  isSent?: boolean | undefined
  /** The reason of the last failed sending. */
  failure?: MessageTexts | undefined
}

/** The part of the request beside the calendar: the chosen days, the message, the summary, Send. */
export function RequestPart(props: RequestPartProps) {
  const { chosen, today, onRemove, onClear, missed, isSending, kind, kindError } = props
  const { message, messageError, onMessage, isSent = false, failure } = props
  const { t } = useTranslation('requests')
  const { summary, cost, repeated, notCounted } = useSummary(props)
  const missedId = useId()
  const missedCount = missed?.meetings.length ?? 0
  return (
    <>
      <DayChips days={chosen.days} onRemove={onRemove} onClear={onClear} isDisabled={isSending} />
      {kindError}
      {kind && <KindField {...kind} isDisabled={isSending} />}
      <FieldFrame label={t('form.message')} hint={t('form.messageHint')} error={messageError}>
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
          {cost && <chakra.p marginTop="1">{cost}</chakra.p>}
          {notCounted.map((line) => (
            <Text key={line} size="small" tone="muted" marginTop="1">
              {line}
            </Text>
          ))}
          {repeated && <chakra.p css={styles.sentence}>{repeated}</chakra.p>}
          {missedCount > 0 && (
            <chakra.p id={missedId} css={styles.sentence}>
              {t('meetings.missed', { count: missedCount })}
            </chakra.p>
          )}
        </div>
        {missed && <MissedMeetings {...missed} labelledBy={missedId} today={today} />}
      </chakra.div>
      <Message
        variant="banner"
        tone="success"
        {...(isSent && { heading: t('sent.title'), text: t('sent.text') })}
      />
      {failure && <Message variant="banner" tone="danger" heading={failure.heading} text={failure.text} />}
      <chakra.div css={styles.send}>
        <Button
          type="submit"
          minWidth="10rem"
          aria-busy={isSending || undefined}
          aria-disabled={isSending || undefined}
        >
          {isSending && <Spinner />}
          {t(isSending ? 'form.sending' : 'form.send')}
        </Button>
      </chakra.div>
    </>
  )
}
