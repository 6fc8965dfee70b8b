import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DayField } from '#forms/DayField.tsx'
import { type FieldErrors, FormShell } from '#forms/FormShell.tsx'
import { TextAreaField } from '#forms/TextAreaField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { Button } from '#primitives/Button.tsx'
import { Message } from '#primitives/Message.tsx'
import { AttachmentsField, type AttachmentsFieldProps } from './AttachmentsField.tsx'
import { AttendeesField, type AttendeesFieldProps } from './AttendeesField.tsx'
import { AvailabilityNote, type AvailabilityNoteProps } from './AvailabilityNote.tsx'
import { MeetingDialog } from './MeetingDialog.tsx'
import { styles } from './MeetingField.styles.ts'
import { MeetingFoot } from './MeetingFoot.tsx'
import { MeetingFormActions, type MeetingFormActionsProps } from './MeetingFormActions.tsx'
import { MeetingTimes } from './MeetingTimes.tsx'
import type { MeetingFormTexts, MeetingValues } from './meetingTypes.ts'
import { NoteLinks } from './NoteLinks.tsx'
import { RepeatFields, type RepeatFieldsProps } from './RepeatFields.tsx'
import { RoomField, type RoomFieldProps } from './RoomField.tsx'

export interface MeetingFormProps {
  texts: MeetingFormTexts
  /** The initial values. */
  values: MeetingValues
  /** Whether closing would discard typed values; the form asks before it does. */
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
  /** Characters of the notes. */
  notesLimit: number
  attendees: Omit<AttendeesFieldProps, 'texts'>
  /** What is wrong with the saved meeting, and the ways out: its room is taken. A button with the label `save` saves it. */
  trouble?: { heading: string; text: string; save?: string | undefined } | undefined
  availability: AvailabilityNoteProps
  repeat: RepeatFieldsProps
  room: RoomFieldProps
  attachments: Omit<AttachmentsFieldProps, 'texts' | 'onBusy'>
  /** For a meeting that exists. */
  actions?: MeetingFormActionsProps | undefined
  /** @default false */
  isNew?: boolean | undefined
  /**
   * The meeting was deleted elsewhere while its form is open: `onSave` creates a new one, and the foot says so.
   * @default false
   */
  isGone?: boolean | undefined
}

/** The form of a meeting (spec 2, 3 and 5). Save, Cancel and a press on the overlay close it. */
export function MeetingForm(props: MeetingFormProps) {
  const { texts, values, isTouched, onClose, onSave, notesLimit, actions } = props
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
    <MeetingDialog
      heading={texts.heading}
      closeLabel={texts.close}
      onClose={close}
      isForWriting={props.isNew}
    >
      <FormShell<MeetingValues>
        label={texts.heading}
        draft={first}
        validate={props.validate}
        translate={props.translate}
        onInvalid={props.onInvalid}
        onDraft={(now) => props.onChange({ ...first, ...now })}
        onSubmit={async (now) => void onSave(now)}
      >
        <chakra.div css={styles.fields}>
          {props.trouble && <TroubleMessage {...props.trouble} />}
          <TextField name="title" label={texts.title} isRequired autoComplete="off" />
          <DayField name="day" label={texts.date} texts={texts} isRequired />
          <div>
            <MeetingTimes texts={texts} />
            <AvailabilityNote {...props.availability} />
          </div>
          <RepeatFields {...props.repeat} />
          <AttendeesField texts={texts.attendees} {...props.attendees} />
          <RoomField {...props.room} />
          <TextAreaField
            name="notes"
            label={texts.notes}
            rows={3}
            maxLength={notesLimit}
            counterLabel={texts.notesLeft}
          />
          <NoteLinks newTabLabel={texts.newTab} />
          <AttachmentsField texts={texts.attachments} {...props.attachments} onBusy={setBusy} />
          {actions && <MeetingFormActions {...actions} />}
        </chakra.div>
        <MeetingFoot
          texts={texts}
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

const TroubleMessage = ({ heading, text, save }: NonNullable<MeetingFormProps['trouble']>) => (
  <Message
    variant="banner"
    tone="warning"
    {...{ heading, text }}
    action={
      save && (
        <Button type="submit" size="sm" variant="outline">
          {save}
        </Button>
      )
    }
  />
)
