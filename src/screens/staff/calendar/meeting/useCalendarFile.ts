import { useTranslation } from 'react-i18next'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import { useToasts } from '#hooks/useToasts.ts'
import { downloadMeeting } from '#screens/staff/calendar/downloadCalendarFile.ts'

/** Downloads a meeting as a calendar file, or shows a toast about the failure. */
export function useCalendarFile(): (meeting: WeekMeeting) => void {
  const { t } = useTranslation('meeting')
  const showToast = useToasts()
  return (meeting) => {
    downloadMeeting(meeting).catch(() =>
      showToast({ kind: 'error', text: t('downloadFailed'), isAnnounced: true }),
    )
  }
}
