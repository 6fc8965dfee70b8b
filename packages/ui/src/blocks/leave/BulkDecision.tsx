import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { fieldRecipe } from '#forms/field.recipe.ts'
import { useFocusFirstError } from '#forms/useFocusFirstError.ts'
import { Button } from '#primitives/Button.tsx'
import { Checkbox } from '#primitives/Checkbox.tsx'
import { Text } from '#primitives/Text.tsx'
import type { DecisionFormProps } from './DecisionForm.tsx'
import { leaveRecipe } from './Leave.recipe.ts'

interface BulkDecisionProps {
  label: string
  all: { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }
  /** "3 selected"; empty while nothing is: then only `all` is there. */
  count: string
  words: DecisionFormProps['words']
  actions: readonly { label: string; isMain: boolean; isLoading: boolean; onPress: () => void }[]
  /** Requests that the last decision did not reach, each with the reason. */
  failure?: FailedRowsProps | undefined
}

/** One decision about the selected requests; it stays in sight under their cards. */
export function BulkDecision({ label, all, count, words, actions, failure }: BulkDecisionProps) {
  const styles = useSlotRecipe({ recipe: leaveRecipe })()
  const field = useSlotRecipe({ recipe: fieldRecipe })()
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
      {failure && <FailedRows {...failure} />}
      <chakra.div css={styles.bulkLine}>
        <Checkbox {...all} />
        <Text as="span" role="status" size="small" tone="muted">
          {count}
        </Text>
      </chakra.div>
      {count !== '' && (
        <>
          <FieldFrame label={words.label} hint={words.hint} error={words.error}>
            {(control) => (
              <chakra.textarea
                {...control}
                rows={1}
                value={words.value}
                css={field.control}
                onChange={(event) => words.onChange(event.target.value)}
              />
            )}
          </FieldFrame>
          <chakra.div css={styles.acts}>
            {actions.map(({ label, isMain, isLoading, onPress }) => (
              <Button
                key={label}
                size="sm"
                variant={isMain ? 'primary' : 'outline'}
                isLoading={isLoading}
                onClick={() => {
                  onPress()
                  afterSubmit()
                }}
              >
                {label}
              </Button>
            ))}
          </chakra.div>
        </>
      )}
    </chakra.form>
  )
}
