import type { LeaveRequest } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Checkbox } from '#primitives/Checkbox.tsx'
import type { ActionOutcome } from '#primitives/OutcomeNote.tsx'
import { Text } from '#primitives/Text.tsx'
import { DecisionActs, type DecisionField, DecisionWords } from './DecisionParts.tsx'
import { styles } from './Leave.styles.ts'

type Choice = 'grant' | 'decline'
const choices: readonly Choice[] = ['grant', 'decline']

interface BulkDecisionProps {
  /** The requests that wait. */
  waiting: readonly LeaveRequest[]
  /** Those of them that are selected. */
  selected: readonly LeaveRequest[]
  onSelect: (requests: readonly LeaveRequest[]) => void
  words: Omit<DecisionField, 'label' | 'hint'>
  /** The running decision, and the number of requests that it has reached. */
  busy?: { choice: Choice; done: number; total: number } | undefined
  onDecide: (choice: Choice) => void
  /** The outcome of the last decision. */
  outcome?: ActionOutcome | undefined
  /** Requests that the last decision did not reach, each with the reason. */
  messages?: readonly FailedRowsProps[] | undefined
}

/** One decision about the selected requests; it stays in sight under their cards. */
export function BulkDecision(props: BulkDecisionProps) {
  const { waiting, selected, onSelect, words, busy, onDecide, outcome, messages = [] } = props
  const { t } = useTranslation(['leave', 'staff'])
  const { formRef, afterSubmit } = useFocusFirstError()
  const kind = kindOf(selected)
  const hasSelection = busy !== undefined || selected.length > 0
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-label={t('bulk.label')}
      data-selected={hasSelection}
      css={styles.bulk}
      onSubmit={(event) => event.preventDefault()}
    >
      {messages.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      <chakra.div css={styles.bulkLine}>
        <Checkbox
          label={t('bulk.all')}
          isChecked={waiting.length > 0 && selected.length === waiting.length}
          isMixed={selected.length > 0 && selected.length < waiting.length}
          onChange={(isChecked) => onSelect(isChecked ? waiting : [])}
        />
        <Text as="span" role="status" size="small" tone="muted">
          {busy
            ? t('staff:bulk.progress', { ...busy })
            : [
                outcome && `${outcome.text} ${outcome.time}`,
                hasSelection && t('bulk.count', { count: selected.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
        </Text>
      </chakra.div>
      {hasSelection && (
        <>
          <DecisionWords {...words} label={t('bulk.words')} hint={t(`bulk.hint.${kind}`)} rows={1} />
          <DecisionActs
            actions={choices.map((choice) => ({
              label: t(`bulk.${choice}.${kind}`),
              isMain: choice === 'grant',
              isLoading: busy?.choice === choice,
              onPress: () => onDecide(choice),
            }))}
            afterPress={afterSubmit}
          />
        </>
      )}
    </chakra.form>
  )
}

/** Which kinds of requests are among several: wishes for leave, wishes to cancel it, or both. */
function kindOf(requests: readonly LeaveRequest[]) {
  const cancellations = requests.filter(({ state }) => state === 'cancelRequested').length
  return cancellations === 0 ? 'wishes' : cancellations === requests.length ? 'cancellations' : 'both'
}
