import { isIsoDay } from '@atrium/contract/days'
import { MeetingView } from '@atrium/ui/meeting'
import { useListDirectoryQuery } from '#api/meetingsApi.ts'
import { answersOf, isRoomTaken } from '#features/schedule/meetingAnswers.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { valuesOf } from './meetingDraft.ts'
import type { MeetingHandlers } from './meetingHandlers.ts'
import { useAttachments } from './useAttachments.ts'
import { useCalendarFile } from './useCalendarFile.ts'
import { useInvitation } from './useInvitation.ts'

interface MeetingReadingProps extends Omit<MeetingHandlers, 'onDone'> {
  meeting: WeekMeeting
}

/** A meeting of the company's schedule or of another person: it is read, answered and duplicated, not changed. */
export function MeetingReading({ meeting: opened, onClose, onDuplicate }: MeetingReadingProps) {
  const { language } = useLanguage()
  const directory = useListDirectoryQuery(language)
  const download = useCalendarFile()
  const invitation = useInvitation(opened)
  const meeting = invitation?.meeting ?? opened
  const files = useAttachments(valuesOf(meeting))
  const duplicate = () => {
    // The files of another person's meeting stay there.
    // The duplicate of one of a series does not repeat.
    const values = valuesOf({ ...meeting, recurrence: undefined, ...(invitation && { attachments: [] }) })
    onDuplicate({ base: values, values })
  }
  return (
    <MeetingView
      meeting={meeting}
      onClose={onClose}
      isWithdrawn={invitation?.isWithdrawn}
      isRoomTaken={isRoomTaken(meeting)}
      outdated={invitation?.outdated}
      answer={invitation?.isWithdrawn ? undefined : invitation?.buttons}
      answers={invitation && answersOf(meeting)}
      people={directory.data?.list}
      files={files}
      actions={{
        onDuplicate: duplicate,
        // A calendar file cannot hold a meeting without a day.
        onDownload: isIsoDay(meeting.day) ? () => download(meeting) : undefined,
      }}
    />
  )
}
