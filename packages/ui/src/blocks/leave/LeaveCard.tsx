import { requestAnchor } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import {
  decisions,
  type LeaveDecision,
  type LeaveRequest,
  type LeaveType,
  leaveRules,
} from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveSteps } from '#blocks/states/LeaveSteps.tsx'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import type { MessageTexts } from '#primitives/Message.tsx'
import type { ActionOutcome } from '#primitives/OutcomeNote.tsx'
import { DecisionCard } from './DecisionCard.tsx'
import type { DecisionField } from './DecisionParts.tsx'
import { styles } from './Leave.styles.ts'
import { LeaveFacts } from './LeaveFacts.tsx'

interface LeaveCardProps {
  request: LeaveRequest
  /** The kinds of leave; empty while they load. */
  types: readonly LeaveType[]
  today: IsoDay
  /** Selects the request for one decision about several. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void } | undefined
  words: Omit<DecisionField, 'label' | 'hint'>
  /** The decision that is being sent. */
  busy?: LeaveDecision | undefined
  /** The reason of the last failed decision. */
  failure?: MessageTexts | undefined
  onDecide: (decision: LeaveDecision) => void
  /** The outcome of an undo. */
  outcome?: ActionOutcome | undefined
  /** Whether the last decision is being undone. */
  isUndoing: boolean
  onUndo: () => void
  headingRef?: Ref<HTMLHeadingElement> | undefined
  undoRef?: Ref<HTMLButtonElement> | undefined
}

/** A request for leave, with everything that its decision needs. */
export function LeaveCard(props: LeaveCardProps) {
  const { request, types, today, selection, words, busy, failure, onDecide } = props
  const { outcome, isUndoing, onUndo, headingRef, undoRef } = props
  const { t } = useTranslation('leave')
  const { formatDays, formatLeave, stepsOf, clockOf } = useLeaveFormats()
  const { name, position, unit, state, message, steps, isMine, undoUntil } = request
  const days = formatDays(request.days, today)
  const possible = decisions.filter((decision) => isMine && leaveRules[decision].from.includes(state))
  const kind = types.find(({ id }) => id === request.typeId)?.name
  const last = steps.at(-1)
  const decision = decisions.find((one) => one === last?.action)
  return (
    <DecisionCard
      anchor={requestAnchor('leave', request.id)}
      selection={selection && { ...selection, label: t('bulk.select', { name, days }) }}
      formLabel={t('decide.formLabel', { name, days })}
      name={name}
      photo={request.photo}
      about={[position, unit].filter(Boolean).join(' · ')}
      summary={[kind, formatLeave(request, today)].filter(Boolean).join(' · ')}
      state={t(`states.${state}`)}
      words={{
        ...words,
        label: t('decide.words', { name }),
        hint: t(state === 'cancelRequested' ? 'decide.hintCancel' : 'decide.hintWish'),
      }}
      actions={possible.map((decision) => ({
        label: t(`decide.${decision}`),
        fullLabel: t('decide.named', { action: t(`decide.${decision}`), name, days }),
        isMain: decision === 'grant' || decision === 'grantCancel',
        isLoading: busy === decision,
        onPress: () => onDecide(decision),
      }))}
      failure={failure}
      headingRef={headingRef}
      outcome={
        last && decision && (undoUntil || !isMine)
          ? { text: t(`decide.done.${decision}`), time: clockOf(last.at) }
          : outcome
      }
      undo={
        undoUntil === undefined
          ? undefined
          : {
              label: t('decide.undo'),
              fullLabel: t('decide.undoNamed', { name, days }),
              hint: t('decide.willBeTold', { name, time: clockOf(undoUntil) }),
              isLoading: isUndoing,
              onPress: onUndo,
              buttonRef: undoRef,
            }
      }
    >
      <LeaveFacts request={request} types={types} today={today} />
      <chakra.p css={styles.quote}>{message}</chakra.p>
      <LeaveSteps label={t('steps.label')} steps={stepsOf(steps)} />
    </DecisionCard>
  )
}
