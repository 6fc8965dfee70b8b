import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { FailedRows, type FailedRowsProps } from '#blocks/desk/FailedRows.tsx'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './People.styles.ts'

interface Group {
  /** "3 people change". */
  heading: string
  lines: readonly string[]
}

interface BulkDialogProps extends Omit<FormDialogProps, 'failure'> {
  /** What everybody selected gets: the field `choice`. Left out where there is nothing to choose. */
  choice?:
    | {
        label: string
        placeholder: string
        options: readonly (SelectOption & { detail?: string })[]
        /** For many options: they are found by typing. */
        search?: {
          listLabel: string
          nothingFound: string
          notChosen: string
          foldText: (text: string) => string
        }
      }
    | undefined
  /** Who changes with the choice, and who does not. */
  groupsOf: (choice: string) => readonly Group[]
  /** Whom the last try reached, and whom it did not. */
  messages?: readonly FailedRowsProps[] | undefined
  /** While people are being changed: how many of how many, also in words. */
  progress?: { done: number; total: number; text: string } | undefined
}

/** One change of several people: what they get, and whom it changes. */
export const BulkDialog = ({ choice, groupsOf, messages = [], progress, ...dialog }: BulkDialogProps) => (
  <FormDialog {...dialog}>
    {choice?.search ? (
      <ComboboxField
        name="choice"
        label={choice.label}
        placeholder={choice.placeholder}
        options={choice.options}
        isRequired
        {...choice.search}
      />
    ) : (
      choice && <SelectField name="choice" isRequired {...choice} />
    )}
    <Groups groupsOf={groupsOf} />
    {messages.map((message) => (
      <FailedRows key={message.heading} {...message} />
    ))}
    {progress && (
      <Text
        size="small"
        role="progressbar"
        aria-label={dialog.buttons.saving}
        aria-valuenow={progress.done}
        aria-valuemax={progress.total}
        aria-valuetext={progress.text}
      >
        {progress.text}
      </Text>
    )}
  </FormDialog>
)

function Groups({ groupsOf }: Pick<BulkDialogProps, 'groupsOf'>) {
  const { input } = useField<string>('choice', { subscription: { value: true } })
  return groupsOf(input.value).map(({ heading, lines }) => (
    <div key={heading}>
      <Text as="h3" size="small" tone="muted">
        {heading}
      </Text>
      <chakra.ul css={styles.effects}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
    </div>
  ))
}
