import type { Invitee, MeetingAttachment } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#primitives/Button.tsx'
import { LinkedText } from '#primitives/LinkedText.tsx'
import { Message } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { AnswerButtons, type AnswerButtonsProps } from './AnswerButtons.tsx'
import { AttachmentRows, type FileProblem, FileProblems } from './AttachmentRows.tsx'
import { AnswerSummary, AttendeeChips } from './AttendeeChips.tsx'
import { styles as dialog } from './MeetingDialog.styles.ts'
import { MeetingDialog } from './MeetingDialog.tsx'
import { styles } from './MeetingField.styles.ts'
import { MeetingFormActions, type MeetingFormActionsProps } from './MeetingFormActions.tsx'
import type { AttendeeAnswers } from './meetingTypes.ts'
import { useDisclosure } from './useDisclosure.ts'

export interface MeetingViewProps {
  /** The meeting's title. */
  title: string
  onClose: () => void
  /** Why it cannot be changed. */
  note: string
  /** Why an answer that was given counts no more. */
  trouble?: { heading: string; text: string } | undefined
  /** The answer to an invitation; left out for a meeting that is not answered. */
  answer?: AnswerButtonsProps | undefined
  /** Label and words: "When", "Tuesday 17 November 2026, 11:00–12:00". */
  when: { label: string; text: string }
  /** The organiser of somebody else's meeting, and the room: label and words; left out where there is none. */
  facts?: readonly { label: string; text: string }[] | undefined
  attendees: {
    label: string
    names: readonly string[]
    /** Who of them is told of the meeting; left out for a meeting of the company's schedule. */
    invitees?: readonly Invitee[] | undefined
    answers?: AttendeeAnswers | undefined
  }
  /** Its addresses are links; `newTabLabel`: "opens in a new tab". */
  notes: { label: string; text: string; newTabLabel: string }
  /** Files to download, and what went wrong with one. */
  attachments?:
    | {
        label: string
        files: readonly MeetingAttachment[]
        onDownload: (file: MeetingAttachment) => void
        problems: readonly FileProblem[]
      }
    | undefined
  actions: MeetingFormActionsProps
}

/** A meeting that is only read: one of the company's schedule, or somebody else's, which can be answered. */
export function MeetingView(props: MeetingViewProps) {
  const { title, onClose, note, answer, when, facts = [], attendees, notes, actions } = props
  const { attachments, trouble } = props
  const { t } = useTranslation('meeting')
  const fold = useDisclosure(attendees.names)
  return (
    <MeetingDialog heading={title} onClose={onClose}>
      <chakra.div css={dialog.view}>
        <chakra.div css={styles.fields}>
          <div>
            <chakra.p css={styles.label}>{when.label}</chakra.p>
            <chakra.p css={styles.when}>{when.text}</chakra.p>
          </div>
          {trouble && <Message variant="banner" tone="warning" {...trouble} />}
          {answer && <AnswerButtons {...answer} />}
          {facts.map(({ label, text }) => (
            <div key={label}>
              <chakra.p css={styles.label}>{label}</chakra.p>
              <chakra.p css={styles.text}>{text}</chakra.p>
            </div>
          ))}
          {attendees.names.length > 0 && (
            <div>
              <chakra.p css={styles.label} marginBottom="2">
                {attendees.label}
              </chakra.p>
              <AttendeeChips
                names={attendees.names}
                fold={fold}
                invitees={attendees.invitees}
                answers={attendees.answers}
              />
              <AnswerSummary answers={attendees.answers} />
            </div>
          )}
          {notes.text && (
            <div>
              <chakra.p css={styles.label}>{notes.label}</chakra.p>
              <chakra.p css={styles.text}>
                <LinkedText text={notes.text} newTabLabel={notes.newTabLabel} />
              </chakra.p>
            </div>
          )}
          {attachments && attachments.files.length > 0 && (
            <div>
              <chakra.p css={styles.label}>{attachments.label}</chakra.p>
              <AttachmentRows files={attachments.files} onDownload={attachments.onDownload} />
              <FileProblems problems={attachments.problems} />
            </div>
          )}
          <Text size="small" tone="hint">
            {note}
          </Text>
          <MeetingFormActions {...actions} />
        </chakra.div>
        <chakra.div css={dialog.foot}>
          <Button variant="outline" isFull onClick={onClose}>
            {t('close')}
          </Button>
        </chakra.div>
      </chakra.div>
    </MeetingDialog>
  )
}
