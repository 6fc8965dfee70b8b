import { ComboboxField } from '#forms/ComboboxField.tsx'
import { DayField, type DayTexts } from '#forms/DayField.tsx'
import { FieldRow } from '#forms/FieldRow.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'

interface RecordLeaveDialogProps extends FormDialogProps {
  labels: Record<
    | 'person'
    | 'people'
    | 'nobodyFound'
    | 'notChosen'
    | 'kind'
    | 'choose'
    | 'first'
    | 'last'
    | 'words'
    | 'wordsHint',
    string
  >
  people: readonly (SelectOption & { detail?: string })[]
  kinds: readonly SelectOption[]
  firstTexts: DayTexts
  lastTexts: DayTexts
  foldText?: ((text: string) => string) | undefined
}

/** Enters leave for a person. The fields are `personId`, `typeId`, `from`, `to` (`2026/11/24`) and `message`. */
export const RecordLeaveDialog = ({
  labels,
  people,
  kinds,
  firstTexts,
  lastTexts,
  foldText,
  ...dialog
}: RecordLeaveDialogProps) => (
  <FormDialog {...dialog}>
    <ComboboxField
      name="personId"
      label={labels.person}
      options={people}
      placeholder=""
      listLabel={labels.people}
      nothingFound={labels.nobodyFound}
      notChosen={labels.notChosen}
      foldText={foldText}
      isRequired
    />
    <SelectField name="typeId" label={labels.kind} options={kinds} placeholder={labels.choose} isRequired />
    <FieldRow>
      <DayField name="from" label={labels.first} texts={firstTexts} isRequired />
      <DayField name="to" label={labels.last} texts={lastTexts} isRequired />
    </FieldRow>
    <TextAreaField name="message" label={labels.words} hint={labels.wordsHint} rows={3} />
  </FormDialog>
)
