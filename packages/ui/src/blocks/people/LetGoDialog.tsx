import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { peopleRecipe } from './People.recipe.ts'

interface LetGoDialogProps extends FormDialogProps {
  /** What happens at once, a line each. */
  effects: readonly string[]
  labels: Record<'successor' | 'hint' | 'nobody' | 'people' | 'nobodyFound' | 'notChosen', string>
  people: readonly (SelectOption & { detail?: string })[]
  foldText?: ((text: string) => string) | undefined
}

/** Ends the work of a person: what happens, and the successor (`successorId`). */
export function LetGoDialog({ effects, labels, people, foldText, ...dialog }: LetGoDialogProps) {
  const styles = useSlotRecipe({ recipe: peopleRecipe })()
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
    </FormDialog>
  )
}
