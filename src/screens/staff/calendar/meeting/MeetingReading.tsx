import { isIsoDay } from '@atrium/contract/days'
import { useDayNames } from '@atrium/ui/i18n'
import { MeetingView } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import { answersOf, isRoomTaken } from '#features/schedule/meetingAnswers.ts'
import { useOwnTimeText } from '#features/schedule/useOwnTimeText.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { valuesOf } from './meetingDraft.ts'
import type { MeetingHandlers } from './openMeeting.ts'
import { useAttachments } from './useAttachments.ts'
import { useCalendarFile } from './useCalendarFile.ts'
import { useInvitation } from './useInvitation.ts'
import { useRepeatTexts } from './useRepeatTexts.ts'

interface MeetingReadingProps extends Omit<MeetingHandlers, 'onDone'> {
  meeting: WeekMeeting
}

/** A meeting of the company's schedule or of somebody else: it is read, answered and duplicated, not changed. */
export function MeetingReading({ meeting: opened, onClose, onDuplicate }: MeetingReadingProps) {
  const { t } = useTranslation(['meeting', 'common'])
  const { formatDay } = useDayNames()
  const download = useCalendarFile()
  const invitation = useInvitation(opened)
  const meeting = invitation?.meeting ?? opened
  const { title, day, start, end, attendees, invitees = [], notes, roomname, shared } = meeting
  const { repetitionOf } = useRepeatTexts()
  const files = useAttachments(valuesOf(meeting))
  const organiser = shared?.organiser
  const ownTime = useOwnTimeText()({ day, start, end })
  const duplicate = () => {
    // The files of somebody else's meeting stay there.
    // The duplicate of one of a series does not repeat.
    const values = valuesOf({ ...meeting, recurrence: undefined, ...(invitation && { attachments: [] }) })
    onDuplicate({ base: values, values })
  }
  const facts = [
    { label: t('common:ownTime'), text: ownTime },
    { label: t('fields.organiser'), text: organiser },
    { label: t('fields.room'), text: isRoomTaken(meeting) ? t('roomTaken.forInvited') : roomname },
    { label: t('repeat.label'), text: repetitionOf(meeting) },
  ].flatMap(({ label, text }) => (text ? [{ label, text }] : []))
  return (
    <MeetingView
      title={title}
      onClose={onClose}
      note={
        invitation?.isWithdrawn ? t('withdrawn') : organiser ? t('invitation', { organiser }) : t('fixed')
      }
      trouble={invitation?.isWithdrawn ? undefined : invitation?.trouble}
      answer={invitation && !invitation.isWithdrawn ? invitation.buttons : undefined}
      when={{
        label: t('fields.when'),
        text: [isIsoDay(day) ? formatDay(day) : day, start && `${start}–${end}`].filter(Boolean).join(', '),
      }}
      facts={facts}
      attendees={{
        label: t('fields.attendees'),
        names: attendees,
        ...(invitation && { invitees, answers: answersOf(meeting) }),
      }}
      notes={{ label: t('fields.notes'), text: notes, newTabLabel: t('common:app.newTab') }}
      attachments={{
        label: t('fields.attachments'),
        files: meeting.attachments,
        onDownload: files.onDownload,
        problems: files.problems,
      }}
      actions={{
        onDuplicate: duplicate,
        // A calendar file cannot hold a meeting without a day.
        ...(isIsoDay(day) && { onDownload: () => download(meeting) }),
      }}
    />
  )
}
