import { LeaveDialog, type LeaveDialogProps } from '#blocks/leave/LeaveDialog.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'

interface RoomDialogProps extends LeaveDialogProps {
  label: string
}

/** Names a room. */
export const RoomDialog = ({ label, ...dialog }: RoomDialogProps) => (
  <LeaveDialog {...dialog}>
    <TextField name="name" label={label} isRequired autoComplete="off" />
  </LeaveDialog>
)

/** Asks before something is deleted. */
export const DeleteDialog = (dialog: LeaveDialogProps) => <LeaveDialog {...dialog}>{null}</LeaveDialog>

/** Where a computer can be: people, rooms, the store, out of use. */
interface PlaceChoice {
  label: string
  choose: string
  options: readonly SelectOption[]
}

const PlaceField = ({ label, choose, options }: PlaceChoice) => (
  <SelectField name="place" label={label} options={options} placeholder={choose} isRequired />
)

interface ComputerDialogProps extends LeaveDialogProps {
  labels: Record<'name' | 'az' | 'en' | 'ru' | 'serial', string>
  /** For a new computer. */
  place?: PlaceChoice | undefined
}

/** A computer: brand and model, what it is in each language, serial number. */
export const ComputerDialog = ({ labels, place, ...dialog }: ComputerDialogProps) => (
  <LeaveDialog {...dialog}>
    <TextField name="name" label={labels.name} isRequired autoComplete="off" />
    <TextField name="az" label={labels.az} isRequired autoComplete="off" />
    <TextField name="en" label={labels.en} isRequired autoComplete="off" />
    <TextField name="ru" label={labels.ru} isRequired autoComplete="off" />
    <TextField name="serial" label={labels.serial} autoComplete="off" />
    {place && <PlaceField {...place} />}
  </LeaveDialog>
)

interface MoveDialogProps extends LeaveDialogProps {
  place: PlaceChoice
  /** "Why, for the history". */
  wordsLabel: string
}

/** Gives a computer to a person or a room, or takes it away. */
export const MoveDialog = ({ place, wordsLabel, ...dialog }: MoveDialogProps) => (
  <LeaveDialog {...dialog}>
    <PlaceField {...place} />
    <TextAreaField name="words" label={wordsLabel} rows={2} />
  </LeaveDialog>
)
