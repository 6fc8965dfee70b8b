import { limits } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { AttachmentsField, type AttachmentsFieldProps } from './AttachmentsField.tsx'
import { AttendeesField, type AttendeesFieldProps } from './AttendeesField.tsx'
import { AvailabilityNote } from './AvailabilityNote.tsx'
import { MeetingDialog } from './MeetingDialog.tsx'
import { styles } from './MeetingField.styles.ts'
import { MeetingFoot } from './MeetingFoot.tsx'
import { MeetingTimes, type MeetingTimesProps } from './MeetingTimes.tsx'
import type { MeetingAvailability, MeetingValues } from './meetingTypes.ts'
import { NoteLinks } from './NoteLinks.tsx'
import { RepeatFields, type RepeatFieldsProps } from './RepeatFields.tsx'
import { type RoomConflict, RoomConflictMessage } from './RoomConflictMessage.tsx'
import { RoomField, type RoomFieldProps } from './RoomField.tsx'

export interface MeetingFormProps extends MeetingTimesProps {
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
  attendees: AttendeesFieldProps
  /** The saved meeting does not have its room. */
  roomConflict?: RoomConflict | undefined
  availability: Omit<MeetingAvailability, 'ownName' | 'people' | 'known'>
  repetitionIn: RepeatFieldsProps['describe']
  room: RoomFieldProps
  attachments: Omit<AttachmentsFieldProps, 'onBusy'>
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
  const { values, isTouched, onClose, onSave, attendees } = props
  const { t } = useTranslation('meeting')
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
    <MeetingDialog heading={heading} onClose={close} isForWriting>
      <FormShell<MeetingValues>
        label={heading}
        draft={first}
        validate={props.validate}
        translate={props.translate}
        onInvalid={props.onInvalid}
        onDraft={(now) => props.onChange({ ...first, ...now })}
        onSubmit={async (now) => void onSave(now)}
      >
        <chakra.div css={styles.columns}>
          {props.roomConflict && <RoomConflictMessage {...props.roomConflict} />}
          <chakra.div css={styles.fields}>
            <TextField name="title" label={t('fields.title')} isRequired autoComplete="off" />
            <AttendeesField {...attendees} />
            <MeetingTimes pastOf={props.pastOf} />
            <RepeatFields describe={props.repetitionIn} />
          </chakra.div>
          <chakra.div css={styles.fields}>
            <AvailabilityNote
              {...props.availability}
              ownName={attendees.ownName}
              people={attendees.people}
              known={attendees.availability}
            />
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
          </chakra.div>
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
