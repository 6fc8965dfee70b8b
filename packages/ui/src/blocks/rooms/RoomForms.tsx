import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface RoomDialogProps extends FormDialogProps {
  label: string
  /** How many people a meeting in the room may have. */
  capacity: { label: string; hint: string }
}

/** Name and capacity of a room. */
export const RoomDialog = ({ label, capacity, ...dialog }: RoomDialogProps) => (
  <FormDialog {...dialog}>
    <TextField name="name" label={label} isRequired autoComplete="off" />
    <TextField name="capacity" {...capacity} autoComplete="off" inputMode="numeric" />
  </FormDialog>
)

/** Asks before something is deleted. */
export const DeleteDialog = (dialog: FormDialogProps) => (
  <FormDialog {...dialog} tone="danger">
    {null}
  </FormDialog>
)

/** Where a computer can be: people, rooms, the store, out of use. */
interface PlaceChoice {
  label: string
  choose: string
  /** Names the list. */
  listLabel: string
  nothingFound: string
  notChosen: string
  foldText?: ((text: string) => string) | undefined
  options: readonly SelectOption[]
}

const PlaceField = ({ choose, ...field }: PlaceChoice) => (
  <ComboboxField name="place" placeholder={choose} isRequired {...field} />
)

interface ComputerDialogProps extends FormDialogProps {
  labels: Record<'name' | 'az' | 'en' | 'ru' | 'serial', string>
  /** For a new computer. */
  place?: PlaceChoice | undefined
}

/** A computer: brand and model, what it is in each language, serial number. */
export const ComputerDialog = ({ labels, place, ...dialog }: ComputerDialogProps) => (
  <FormDialog {...dialog}>
    <TextField name="name" label={labels.name} isRequired autoComplete="off" />
    <TextField name="az" label={labels.az} isRequired autoComplete="off" />
    <TextField name="en" label={labels.en} isRequired autoComplete="off" />
    <TextField name="ru" label={labels.ru} isRequired autoComplete="off" />
    <TextField name="serial" label={labels.serial} autoComplete="off" />
    {place && <PlaceField {...place} />}
  </FormDialog>
)

interface MoveDialogProps extends FormDialogProps {
  place: PlaceChoice
  /** "Why, for the history". */
  wordsLabel: string
}

/** Gives a computer to a person or a room, or takes it away. */
export const MoveDialog = ({ place, wordsLabel, ...dialog }: MoveDialogProps) => (
  <FormDialog {...dialog}>
    <PlaceField {...place} />
    <TextAreaField name="words" label={wordsLabel} rows={2} />
  </FormDialog>
)
