import { requestAnchor } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { cancelStep, type OffDayRequest } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveSteps } from '#blocks/states/LeaveSteps.tsx'
import { StateLine } from '#blocks/states/StateLine.tsx'
import { useDateOf } from '#i18n/useDateOf.ts'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

interface OwnRequestProps {
  request: OffDayRequest
  /** The name of the kind of leave. */
  kind?: string | undefined
  today: IsoDay
  /** An `AnswerForm`, after a question. */
  answer?: ReactNode
  onCancel: () => void
}

/** An own request. */
export function OwnRequest(props: OwnRequestProps) {
  const { request, kind, today, answer, onCancel } = props
  const { t } = useTranslation('requests')
  const { formatDays, stepsOf } = useLeaveFormats()
  const dateOf = useDateOf()
  const { startTime, endTime, message, state, createdAt, steps } = request
  const days = formatDays(request.days, today)
  const isOver = state === 'cancelled' || state === 'declined'
  const written = dateOf(createdAt)
  const step = cancelStep(request, today)
  const cancel = step && {
    text: t(step === 'cancel' ? 'own.cancel' : 'own.askCancel'),
    label: t(step === 'cancel' ? 'own.cancelLabel' : 'own.askCancelLabel', { days }),
  }
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
    <chakra.li id={requestAnchor('leave', request.id)} ref={rowRef} tabIndex={-1} css={styles.row}>
      <chakra.div css={styles.texts}>
        <StateLine
          state={t(`own.states.${state}`)}
          tone={isOver ? 'over' : 'accent'}
          // The state “Sent” is beside the day.
          since={state === 'sent' ? written : t('own.sentOn', { day: written })}
        />
        <chakra.p css={styles.days} color={isOver ? 'fg.muted' : 'fg'}>
          {[days, startTime ? `${startTime}–${endTime}` : t('time.wholeDays')].join(' · ')}
        </chakra.p>
        {kind && (
          <Text size="small" tone="muted">
            {kind}
          </Text>
        )}
        <chakra.p css={styles.message}>{message}</chakra.p>
        {/* The one step of a new request is in its first line. */}
        {(steps.length > 1 || steps[0]?.action === 'record') && (
          <chakra.div marginTop="3">
            <LeaveSteps label={t('own.steps')} steps={stepsOf(steps)} />
          </chakra.div>
        )}
        {answer}
      </chakra.div>
      {cancel && (
        <Button
          variant="outline"
          size="sm"
          justifySelf="start"
          aria-label={cancel.label}
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
