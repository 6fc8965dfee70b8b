import type { NoticeItem } from '@atrium/ui/news'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#features/notices/useNotices.ts'
import { useScheduleLink } from '#features/schedule/useScheduleLink.ts'
import { InvitationAnswer } from './InvitationAnswer.tsx'

/**
 * What a notification about a meeting offers: the way to the meeting, and the answer to an invitation, on the newest card
 * of each meeting.
 */
export function useMeetingNotices(items: readonly Notice[] | undefined, onAnswered: (id: number) => void) {
  const { t } = useTranslation('news')
  const { linkOf } = useScheduleLink()
  return ({ id, notName, meeting, isRead }: Notice): Pick<NoticeItem, 'link' | 'children'> => {
    if (!meeting) return {}
    const { day, occurrence } = meeting
    const newest = items?.find((one) => one.meeting?.id === meeting.id)
    return {
      link: {
        label: t('meeting.open'),
        name: t('meeting.openName', { title: notName }),
        ...linkOf({ id: occurrence ? `${meeting.id}@${occurrence}` : meeting.id, day }),
      },
      children: newest?.id === id && (
        <InvitationAnswer meeting={meeting} onAnswered={() => !isRead && onAnswered(id)} />
      ),
    }
  }
}
