import { type IsoDay, isIsoDay } from '@atrium/contract/days'
import type { Attachment, MeetingFields, SharedMeeting } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useOwnTimeText } from '#i18n/useOwnTimeText.ts'
import { Avatar } from '#primitives/Avatar.tsx'
import { Button } from '#primitives/Button.tsx'
import { LinkedText } from '#primitives/LinkedText.tsx'
import { Message } from '#primitives/Message.tsx'
import { Text } from '#primitives/Text.tsx'
import { AnswerButtons, type AnswerButtonsProps } from './AnswerButtons.tsx'
import { AttachmentRows, type FileProblem, FileProblems } from './AttachmentRows.tsx'
import { AnswerSummary, AttendeeChips, type AttendeeChipsProps } from './AttendeeChips.tsx'
import { MeetingActions, type MeetingActionsProps } from './MeetingActions.tsx'
import { styles as dialog } from './MeetingDialog.styles.ts'
import { MeetingDialog } from './MeetingDialog.tsx'
import { styles } from './MeetingField.styles.ts'
import { type RoomConflict, RoomConflictMessage } from './RoomConflictMessage.tsx'
import { useDisclosure } from './useDisclosure.ts'
import { useRepetition } from './useRepetition.ts'

/** A day and a time, `HH:mm`. */
interface Moment {
  day: IsoDay
  start: string
}

interface MeetingViewProps {
  /** One of the company's schedule may have any text as its day and times. */
  meeting: MeetingFields & {
    /** Of an occurrence, the series. */
    series?: MeetingFields | undefined
    shared?: Pick<SharedMeeting, 'organiser'> | undefined
  }
  onClose: () => void
  /** The organiser has cancelled the meeting or withdrawn the invitation while the dialog is open. @default false */
  isWithdrawn?: boolean | undefined
  /** Its room is not booked. @default false */
  isRoomTaken?: boolean | undefined
  /** An outdated answer: the time that the person answered, and the present time of the meeting. */
  outdated?: { seen?: Moment | undefined; current: Moment } | undefined
  /** The answer to an invitation; left out for a meeting that is not answered. */
  answer?: AnswerButtonsProps | undefined
  /** Left out for a meeting of the company's schedule, which sends no invitations. */
  answers?: AttendeeChipsProps['answers']
  people?: AttendeeChipsProps['people']
  files: { onDownload: (file: Attachment) => void; problems: readonly FileProblem[] }
  /** One's own meeting can be edited and deleted. */
  actions: MeetingActionsProps
  /** One's own meeting does not have its room; `onBook` books a free one. */
  roomConflict?: (RoomConflict & { onBook: () => void }) | undefined
  /** One's own meeting was deleted elsewhere while the dialog is open. @default false */
  isGone?: boolean | undefined
}

/** A meeting to read, with what can be done in its head. Another person's can be answered. */
export function MeetingView(props: MeetingViewProps) {
  const { meeting, onClose, outdated, answer, answers, files, actions, roomConflict } = props
  const { title, day, start, end, attendees, invitees = [], notes, attachments } = meeting
  const { t } = useTranslation(['meeting', 'common'])
  const { formatDay } = useDayNames()
  const fold = useDisclosure(attendees)
  const facts = useFacts(props)
  const note = useNote(props)
  const when = [isIsoDay(day) ? formatDay(day) : day, start && `${start}–${end}`].filter(Boolean)
  return (
    <MeetingDialog heading={title} onClose={onClose} actions={<MeetingActions {...actions} />}>
      <chakra.div css={dialog.view}>
        <chakra.div css={styles.fields}>
          <div>
            <chakra.p css={styles.label}>{t('fields.when')}</chakra.p>
            <chakra.p css={styles.when}>{when.join(', ')}</chakra.p>
          </div>
          {outdated && <OutdatedMessage {...outdated} />}
          {roomConflict && <RoomConflictMessage {...roomConflict} />}
          {answer && <AnswerButtons {...answer} />}
          {facts.map(
            ({ label, text, picture }) =>
              text && (
                <div key={label}>
                  <chakra.p css={styles.label}>{label}</chakra.p>
                  <chakra.p css={styles.text}>
                    {picture}
                    {text}
                  </chakra.p>
                </div>
              ),
          )}
          {attendees.length > 0 && (
            <div>
              <chakra.p css={styles.label} marginBottom="2">
                {t('fields.attendees')}
              </chakra.p>
              <AttendeeChips
                names={attendees}
                fold={fold}
                people={props.people}
                invitees={answers && invitees}
                answers={answers}
              />
              <AnswerSummary answers={answers} />
            </div>
          )}
          {notes && (
            <div>
              <chakra.p css={styles.label}>{t('fields.notes')}</chakra.p>
              <chakra.p css={styles.text}>
                <LinkedText text={notes} newTabLabel={t('common:app.newTab')} />
              </chakra.p>
            </div>
          )}
          {attachments.length > 0 && (
            <div>
              <chakra.p css={styles.label}>{t('fields.attachments')}</chakra.p>
              <AttachmentRows files={attachments} onDownload={files.onDownload} />
              <FileProblems problems={files.problems} />
            </div>
          )}
          {note && (
            <Text size="small" tone="hint">
              {note}
            </Text>
          )}
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

/** Why the meeting cannot be changed; nothing about one's own. */
function useNote({ meeting, isWithdrawn, isGone, actions }: MeetingViewProps) {
  const { t } = useTranslation('meeting')
  const organiser = meeting.shared?.organiser
  if (isGone) return t('gone.heading')
  if (isWithdrawn) return t('withdrawn')
  if (actions.onEdit) return undefined
  return organiser ? t('invitation', { organiser }) : t('fixed')
}

/** What else there is to say of a meeting; the texts may be missing. */
function useFacts({ meeting, isRoomTaken, people }: MeetingViewProps) {
  const { t } = useTranslation(['meeting', 'common'])
  const ownTimeOf = useOwnTimeText()
  const { repetitionOf } = useRepetition()
  const { organiser } = meeting.shared ?? {}
  const { photo } = people?.find(({ name }) => name === organiser) ?? {}
  return [
    { label: t('common:ownTime'), text: ownTimeOf(meeting) },
    {
      label: t('fields.organiser'),
      text: organiser,
      picture: organiser && <Avatar fullname={organiser} photo={photo} />,
    },
    { label: t('fields.room'), text: isRoomTaken ? t('roomTaken.forInvited') : meeting.roomname },
    { label: t('repeat.label'), text: repetitionOf(meeting.series ?? meeting) },
  ]
}

function OutdatedMessage({ seen, current }: NonNullable<MeetingViewProps['outdated']>) {
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
  const format = ({ day, start }: Moment) => t('outdated.time', { day: formatDayOfYear(day), time: start })
  const isMoved = seen && format(seen) !== format(current)
  return (
    <Message
      variant="banner"
      tone="warning"
      heading={isMoved ? t('outdated.heading', { time: format(seen) }) : t('outdated.changed')}
      text={isMoved ? t('outdated.moved', { time: format(current) }) : t('outdated.again')}
    />
  )
}
