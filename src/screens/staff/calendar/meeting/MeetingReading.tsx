import { isIsoDay } from '@atrium/contract/days'
import { MeetingView } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useDayNames } from '#hooks/useDayNames.ts'
import { valuesOf } from './meetingDraft.ts'
import type { MeetingHandlers } from './openMeeting.ts'
import { useCalendarFile } from './useCalendarFile.ts'

interface MeetingReadingProps extends Omit<MeetingHandlers, 'onDone'> {
  meeting: WeekMeeting
}

/** A meeting of the company's schedule: it can be read and duplicated, not changed. */
export function MeetingReading({ meeting, onClose, onDuplicate }: MeetingReadingProps) {
  const { t } = useTranslation('meeting')
  const { sayDay } = useDayNames()
  const download = useCalendarFile()
  const { title, day, start, end, attendees, notes } = meeting
  const duplicate = () => {
    const values = valuesOf(meeting)
    onDuplicate({ base: values, values })
  }
  return (
    <MeetingView
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      note={t('fixed')}
      when={{
        label: t('fields.when'),
        text: [isIsoDay(day) ? sayDay(day) : day, start && `${start}–${end}`].filter(Boolean).join(', '),
      }}
      attendees={{ label: t('fields.attendees'), names: attendees }}
      notes={{ label: t('fields.notes'), text: notes }}
      actions={{
        duplicate: { label: t('duplicate'), onPress: duplicate },
        // A calendar file cannot hold a meeting without a day.
        ...(isIsoDay(day) && { download: { label: t('download'), onPress: () => download(meeting) } }),
      }}
    />
  )
}
