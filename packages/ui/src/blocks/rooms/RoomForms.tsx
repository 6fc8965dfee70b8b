import { foldText } from '@atrium/contract/core'
import { fullNameOf } from '@atrium/contract/people'
import type { DeskRoom, RoomPlan, StockComputer } from '@atrium/contract/rooms'
import { useTranslation } from 'react-i18next'
import { ComboboxField } from '#forms/ComboboxField.tsx'
import { FormDialog, type FormDialogProps } from '#forms/FormDialog.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { placeValue, usePlaceName } from './places.ts'

type DialogProps = Omit<FormDialogProps, 'title' | 'text' | 'buttons' | 'tone'>

function useButtons() {
  const { t } = useTranslation('roomsDesk')
  return { save: t('save'), saving: t('saving'), cancel: t('cancel') }
}

/** Name and capacity of a room; without `room`, of a new one. */
export function RoomDialog({ room, ...dialog }: DialogProps & { room?: DeskRoom | undefined }) {
  const { t } = useTranslation('roomsDesk')
  return (
    <FormDialog
      {...dialog}
      title={room ? t('room.renameTitle', { name: room.name }) : t('room.addTitle')}
      text={room && t('room.renameText')}
      buttons={useButtons()}
    >
      <TextField name="name" label={t('room.name')} isRequired autoComplete="off" />
      <TextField
        name="capacity"
        label={t('room.capacity')}
        hint={t('room.capacityHint')}
        autoComplete="off"
        inputMode="numeric"
      />
    </FormDialog>
  )
}

interface DeleteRoomDialogProps extends DialogProps {
  room: DeskRoom
  /** How many people are in the room. */
  people: number
  /** How many computers are in the room. */
  computers: number
}

/** Asks before a room is deleted: its people, meetings and computers lose it. */
export function DeleteRoomDialog({ room, people, computers, ...dialog }: DeleteRoomDialogProps) {
  const { t } = useTranslation('roomsDesk')
  const effects = [
    people > 0 ? t('room.deletePeople', { count: people }) : t('room.deleteEmpty'),
    room.meetings > 0 && t('room.deleteMeetings', { count: room.meetings }),
    computers > 0 && t('room.deleteComputers', { count: computers }),
  ]
  return (
    <FormDialog
      {...dialog}
      tone="danger"
      title={t('room.deleteTitle', { name: room.name })}
      text={effects.filter(Boolean).join(' ')}
      buttons={{ save: t('room.delete'), saving: t('room.deleting'), cancel: t('cancel') }}
    >
      {null}
    </FormDialog>
  )
}

interface PlaceFieldProps {
  /** `undefined` while it loads. */
  plan: RoomPlan | undefined
  /** The present place is no choice. */
  computer?: StockComputer | undefined
}

/** Where a computer can be: people, rooms, the store, out of use. */
function PlaceField({ plan, computer }: PlaceFieldProps) {
  const { t } = useTranslation('roomsDesk')
  const { rooms = [], people = [] } = plan ?? {}
  const options = [
    { value: 'store', label: t('places.store') },
    ...rooms.map(({ id, name }) => ({ value: `room:${id}`, label: t('places.ofRoom', { name }) })),
    ...people.map((person) => ({
      value: `employee:${person.id}`,
      label: `${fullNameOf(person)} · ${person.idnumber}`,
    })),
    { value: 'retired', label: t('places.retired') },
  ]
  return (
    <ComboboxField
      name="place"
      label={t('computers.to')}
      placeholder={t('computers.choose')}
      listLabel={t('computers.list')}
      nothingFound={t('computers.nothingFound')}
      notChosen={t('computers.notChosen')}
      foldText={foldText}
      options={options.filter(({ value }) => !computer || value !== placeValue(computer.place))}
      isRequired
    />
  )
}

interface ComputerDialogProps extends DialogProps, PlaceFieldProps {}

/** A computer: brand and model, what it is in each language, serial number; a new one with its place. */
export function ComputerDialog({ computer, plan, ...dialog }: ComputerDialogProps) {
  const { t } = useTranslation('roomsDesk')
  return (
    <FormDialog
      {...dialog}
      title={computer ? t('computers.editTitle', { name: computer.name }) : t('computers.add')}
      buttons={useButtons()}
    >
      <TextField name="name" label={t('computers.name')} isRequired autoComplete="off" />
      <TextField name="az" label={t('computers.typeAz')} isRequired autoComplete="off" />
      <TextField name="en" label={t('computers.typeEn')} isRequired autoComplete="off" />
      <TextField name="ru" label={t('computers.typeRu')} isRequired autoComplete="off" />
      <TextField name="serial" label={t('computers.serial')} autoComplete="off" />
      {!computer && <PlaceField plan={plan} />}
    </FormDialog>
  )
}

interface MoveDialogProps extends ComputerDialogProps {
  computer: StockComputer
}

/** Moves a computer to a person, to a room, into store, or out of use. */
export function MoveDialog({ computer, plan, ...dialog }: MoveDialogProps) {
  const { t } = useTranslation('roomsDesk')
  const nameOf = usePlaceName()
  return (
    <FormDialog
      {...dialog}
      title={t('computers.moveTitle', { name: computer.name })}
      text={t('history.now', { place: nameOf(computer.place) })}
      buttons={useButtons()}
    >
      <PlaceField plan={plan} computer={computer} />
      <TextAreaField name="words" label={t('computers.words')} rows={2} />
    </FormDialog>
  )
}
