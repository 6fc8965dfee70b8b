import { chakra } from '@chakra-ui/react'
import { useField } from 'react-final-form'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { Message } from '#primitives/Message.tsx'
import { styles } from './People.styles.ts'

interface LetGoDialogProps extends FormDialogProps {
  /** What happens at once, a line each. */
  effects: readonly string[]
  labels: Record<'successor' | 'hint' | 'nobody' | 'people' | 'nobodyFound' | 'notChosen', string>
  people: readonly (SelectOption & { detail?: string })[]
  foldText?: ((text: string) => string) | undefined
  /** What the chosen successor cannot take over; `undefined` for one who takes over everything. */
  warningOf: (successorId: string) => string | undefined
}

/** Ends the work of a person: what happens, and the successor (`successorId`). */
export function LetGoDialog({ effects, labels, people, foldText, warningOf, ...dialog }: LetGoDialogProps) {
  return (
    <FormDialog {...dialog} tone="danger">
      <chakra.ul css={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </chakra.ul>
      <ComboboxField
        name="successorId"
        label={labels.successor}
        hint={labels.hint}
        options={people}
        placeholder={labels.nobody}
        listLabel={labels.people}
        nothingFound={labels.nobodyFound}
        notChosen={labels.notChosen}
        foldText={foldText}
      />
      <SuccessorWarning warningOf={warningOf} />
    </FormDialog>
  )
}

function SuccessorWarning({ warningOf }: Pick<LetGoDialogProps, 'warningOf'>) {
  const { input } = useField<string>('successorId', { subscription: { value: true } })
  return <Message variant="banner" tone="warning" role="status" text={warningOf(input.value)} />
}
