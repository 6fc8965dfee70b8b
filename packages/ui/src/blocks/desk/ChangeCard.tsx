import { company, dayAndTime, type Language, languages, requestAnchor, toTag } from '@atrium/contract/core'
import type { RecordDecision, RecordRequest } from '@atrium/contract/people'
import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionCard } from '#blocks/leave/DecisionCard.tsx'
import { styles } from '#blocks/leave/Leave.styles.ts'
import { useDateOf } from '#i18n/useDateOf.ts'
import type { MessageTexts } from '#primitives/Message.tsx'
import type { ActionOutcome } from '#primitives/OutcomeNote.tsx'
import { Changes } from './Changes.tsx'
import { useChangesOf } from './useChangesOf.ts'

/** The words, and the position in each language. */
type Typed = Record<Language | 'words', string>

interface ChangeCardProps {
  request: RecordRequest
  typed: Typed
  onType: (change: Partial<Typed>) => void
  /** Messages by field: `words`, `position.AZ`. */
  errors: Record<string, string>
  /** The decision that is being sent. */
  busy: RecordDecision['decision'] | undefined
  onDecide: (decision: RecordDecision['decision']) => void
  failure?: MessageTexts | undefined
  /** The outcome of the last decision. */
  outcome?: ActionOutcome | undefined
  /** Whether the decision is being undone. */
  isUndoing: boolean
  onUndo: () => void
  headingRef?: Ref<HTMLHeadingElement> | undefined
  undoRef?: Ref<HTMLButtonElement> | undefined
}

/** `13:02`, by the company's clock. */
const clockOf = (instant: string) => dayAndTime(new Date(instant), company.timeZone).time

/** A request for a change of a record: the values now and the wanted ones, the reason, and the decision while it waits. */
export function ChangeCard(props: ChangeCardProps) {
  const { request, typed, onType, errors, busy, onDecide, failure, outcome } = props
  const { isUndoing, onUndo, headingRef, undoRef } = props
  const { t } = useTranslation('changes')
  const dateOf = useDateOf()
  const changesOf = useChangesOf()
  const { name, position, unit, state, reason, createdAt, decidedAt, undoUntil, changes, present } = request
  const listed = changesOf(request)
  const isWaiting = state === 'sent'
  const isHeld =
    undoUntil !== undefined && decidedAt !== null && (state === 'granted' || state === 'declined')
  return (
    <DecisionCard
      anchor={requestAnchor('change', request.id)}
      name={name}
      photo={request.photo}
      about={[position, unit, t('asked', { day: dateOf(createdAt) })].filter(Boolean).join(' · ')}
      summary={listed.map(({ field, after }) => `${field}: ${after}`).join(' · ')}
      state={t(`states.${state}`)}
      fields={
        isWaiting && changes.position !== undefined
          ? languages.map((language) => ({
              label: t(`decide.${toTag(language)}`),
              hint: t('decide.now', { position: present.position[language] || t('nothing') }),
              value: typed[language],
              isRequired: true,
              error: errors[`position.${language}`],
              onChange: (text: string) => onType({ [language]: text }),
            }))
          : []
      }
      words={{
        label: t('decide.words', { name }),
        hint: t('decide.hint'),
        value: typed.words,
        error: errors.words,
        onChange: (words) => onType({ words }),
      }}
      actions={
        isWaiting
          ? (['grant', 'decline'] as const).map((decision) => ({
              label: t(`decide.${decision}`),
              fullLabel: t('decide.named', { action: t(`decide.${decision}`), name }),
              isMain: decision === 'grant',
              isLoading: busy === decision,
              onPress: () => onDecide(decision),
            }))
          : []
      }
      failure={failure}
      outcome={
        isHeld
          ? { text: t(`decide.done.${state === 'granted' ? 'grant' : 'decline'}`), time: clockOf(decidedAt) }
          : outcome
      }
      undo={
        isHeld
          ? {
              label: t('decide.undo'),
              fullLabel: t('decide.undoNamed', { name }),
              hint: t(`decide.until.${state}`, { name, time: clockOf(undoUntil) }),
              isLoading: isUndoing,
              onPress: onUndo,
              buttonRef: undoRef,
            }
          : undefined
      }
      headingRef={headingRef}
    >
      <Changes changes={listed} nothing={t('nothing')} />
      <chakra.p css={styles.quote}>{reason}</chakra.p>
    </DecisionCard>
  )
}
