import { chakra } from '@chakra-ui/react'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { Text } from '#primitives/Text.tsx'
import { type DecisionAct, DecisionActs, type DecisionField, DecisionWords } from './DecisionParts.tsx'
import { styles } from './Leave.styles.ts'

interface BulkDecisionProps {
  label: string
  all: { label: string; isChecked: boolean; isMixed: boolean; onChange: (isChecked: boolean) => void }
  /** "3 selected"; empty while nothing is: then only `all` is there. */
  count: string
  words: DecisionField
  actions: readonly DecisionAct[]
  /** Requests that the last decision did not reach, each with the reason. */
  messages?: readonly FailedRowsProps[] | undefined
}

/** One decision about the selected requests; it stays in sight under their cards. */
export function BulkDecision({ label, all, count, words, actions, messages = [] }: BulkDecisionProps) {
  const { formRef, afterSubmit } = useFocusFirstError()
  return (
    <chakra.form
      ref={formRef}
      noValidate
      aria-label={label}
      data-selected={count !== ''}
      css={styles.bulk}
      onSubmit={(event) => event.preventDefault()}
    >
      {messages.map((message) => (
        <FailedRows key={message.heading} {...message} />
      ))}
      <chakra.div css={styles.bulkLine}>
        <Checkbox {...all} />
        <Text as="span" role="status" size="small" tone="muted">
          {count}
        </Text>
      </chakra.div>
      {count !== '' && (
        <>
          <DecisionWords {...words} rows={1} />
          <DecisionActs actions={actions} afterPress={afterSubmit} />
        </>
      )}
    </chakra.form>
  )
}
