import { useDayNames, useOwnTimeText } from '@atrium/ui/i18n'
import type { NoticeItem } from '@atrium/ui/news'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#features/notices/useNotices.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { InvitationAnswer } from './InvitationAnswer.tsx'

/**
 * What a notification about a meeting offers: the way to the meeting, and on the newest card of each meeting its time by the
 * reader's clock, in another time zone, and the answer to an invitation.
 */
export function useMeetingNotices(items: readonly Notice[] | undefined, onAnswered: (id: number) => void) {
  const { t } = useTranslation('common')
  const { formatDayOfYear } = useDayNames()
  const ownTimeOf = useOwnTimeText()
  const { linkOf } = useScheduleLink()
  return ({ id, meeting, isRead }: Notice): Pick<NoticeItem, 'link' | 'note' | 'children'> => {
    if (!meeting) return {}
    const { day, occurrence } = meeting
    const ownTime = ownTimeOf(meeting)
    const newest = items?.find((one) => one.meeting?.id === meeting.id)
    return {
      link: linkOf({ id: occurrence ? `${meeting.id}@${occurrence}` : meeting.id, day }),
      ...(newest?.id === id && ownTime && { note: `${t('ownTime')}: ${formatDayOfYear(day)}, ${ownTime}` }),
      children: newest?.id === id && (
        <InvitationAnswer meeting={meeting} onAnswered={() => !isRead && onAnswered(id)} />
      ),
    }
  }
}
