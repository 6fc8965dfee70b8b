import { limits } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '#forms/DayField.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { AttachmentsField, type AttachmentsFieldProps } from './AttachmentsField.tsx'
import { AttendeesField, type AttendeesFieldProps } from './AttendeesField.tsx'
import { AvailabilityNote } from './AvailabilityNote.tsx'
import { MeetingDialog } from './MeetingDialog.tsx'
import { styles } from './MeetingField.styles.ts'
import { MeetingFoot } from './MeetingFoot.tsx'
import { MeetingFormActions, type MeetingFormActionsProps } from './MeetingFormActions.tsx'
import { MeetingTimes } from './MeetingTimes.tsx'
import type { MeetingAvailability, MeetingValues } from './meetingTypes.ts'
import { NoteLinks } from './NoteLinks.tsx'
import { RepeatFields, type RepeatFieldsProps } from './RepeatFields.tsx'
import { RoomField, type RoomFieldProps } from './RoomField.tsx'
import { useDayList } from './useDayList.ts'

/** Why a saved meeting lacks its room: another meeting has the room, had it until now, or the room was deleted. */
export interface RoomConflict {
  kind: 'roomTaken' | 'roomFreed' | 'roomGone'
  room: string
  /** The days without the room. */
  days: readonly IsoDay[]
}

export interface MeetingFormProps {
  /** The initial values. */
  values: MeetingValues
  /** Whether closing would discard typed values; then the form confirms first. */
  isTouched: () => boolean
  /** To be closed; what was typed may go. */
  onClose: () => void
  /** Called with all values on every change, for the draft. */
  onChange: (values: MeetingValues) => void
  /** Messages by the names of the values; `hours` for what is wrong with start and end together. */
  validate: (values: MeetingValues) => FieldErrors
  translate: (message: string) => string
  onInvalid: () => void
  onSave: (values: MeetingValues) => void
  /** Whether a chosen time lies in the past. */
  isPast: (day: string, start: string) => boolean
  attendees: AttendeesFieldProps
  /** The saved meeting does not have its room. */
  roomConflict?: RoomConflict | undefined
  availability: Omit<MeetingAvailability, 'ownName' | 'people' | 'known'>
  repetitionIn: RepeatFieldsProps['describe']
  room: RoomFieldProps
  attachments: Omit<AttachmentsFieldProps, 'onBusy'>
  /** For a meeting that exists. */
  actions?: MeetingFormActionsProps | undefined
  /** @default false */
  isNew?: boolean | undefined
  /**
   * The meeting was deleted elsewhere while its form is open: `onSave` creates a new one, and the foot shows a message.
   * @default false
   */
  isGone?: boolean | undefined
}

/** The form of a meeting (spec 2, 3 and 5). Save, Cancel and a press on the overlay close it. */
export function MeetingForm(props: MeetingFormProps) {
  const { values, isTouched, onClose, onSave, attendees, actions } = props
  const { t } = useTranslation('meeting')
  const dayTexts = useDayTexts()
  const heading = t(props.isNew ? 'title' : 'editTitle')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const before = useRef<Element>(null)
  // The form owns its values while it is open: `values` are only the initial ones.
  const [first] = useState(values)

  const keep = () => {
    setAsking(false)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const close = () => {
    if (isAsking) return keep()
    if (!isTouched()) return onClose()
    before.current = document.activeElement
    setAsking(true)
  }

  return (
    <MeetingDialog heading={heading} onClose={close} isForWriting={props.isNew}>
      <FormShell<MeetingValues>
        label={heading}
        draft={first}
        validate={props.validate}
        translate={props.translate}
        onInvalid={props.onInvalid}
        onDraft={(now) => props.onChange({ ...first, ...now })}
        onSubmit={async (now) => void onSave(now)}
      >
        <chakra.div css={styles.fields}>
          {props.roomConflict && <RoomConflictMessage {...props.roomConflict} />}
          <TextField name="title" label={t('fields.title')} isRequired autoComplete="off" />
          <DayField name="day" label={t('fields.date')} texts={dayTexts} isRequired />
          <div>
            <MeetingTimes isPast={props.isPast} />
            <AvailabilityNote
              {...props.availability}
              ownName={attendees.ownName}
              people={attendees.people}
              known={attendees.availability}
            />
          </div>
          <RepeatFields describe={props.repetitionIn} />
          <AttendeesField {...attendees} />
          <RoomField {...props.room} />
          <TextAreaField
            name="notes"
            label={t('fields.notes')}
            rows={3}
            maxLength={limits.message}
            counterLabel={(left) =>
              left < 0 ? t('fields.notesOver', { count: -left }) : t('fields.notesLeft', { count: left })
            }
          />
          <NoteLinks />
          <AttachmentsField {...props.attachments} onBusy={setBusy} />
          {actions && <MeetingFormActions {...actions} />}
        </chakra.div>
        <MeetingFoot
          isGone={props.isGone}
          isAsking={isAsking}
          isBusy={isBusy}
          onCancel={close}
          onKeep={keep}
          onDiscard={onClose}
        />
      </FormShell>
    </MeetingDialog>
  )
}

function RoomConflictMessage({ kind, room, days }: RoomConflict) {
  const { t } = useTranslation('meeting')
  const listDays = useDayList()
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={t(`${kind}.heading`, { room, days: listDays(days) })}
      text={t(`${kind}.text`)}
      action={
        kind === 'roomFreed' && (
          <Button type="submit" size="sm" variant="outline">
            {t('roomFreed.book', { room })}
          </Button>
        )
      }
    />
  )
}
