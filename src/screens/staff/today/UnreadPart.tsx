import { company, dayAndTime } from '@atrium/contract/core'
import type { IsoDay } from '@atrium/contract/days'
import { Message, SkeletonRegion } from '@atrium/ui'
import { useDateText } from '@atrium/ui/i18n'
import { TodayCard, TodayPart, UnreadRows } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'
import type { UnreadNotices } from './useUnreadNotices.ts'

/** How many are listed. */
const shown = 5

interface UnreadPartProps {
  notices: UnreadNotices
  /** The invitations that the page lists: their notifications are left out. */
  waiting: readonly WeekMeeting[]
  today: IsoDay
}

/** The news and the notifications that the person has not read. */
export function UnreadPart({ notices, waiting, today }: UnreadPartProps) {
  const { t } = useTranslation(['today', 'news'])
  const dateText = useDateText(today)
  const { news, notifications, unmarked, isLoading, isKnown } = notices
  const invitations = new Set(waiting.map(({ id, series }) => series?.id ?? id))
  const unread = notices.unread.filter(({ meeting }) => !meeting || !invitations.has(meeting.id))
  const more = unread.length - shown
  const failed = [
    ...(news.failure ? [`${t('news:news.failedTitle')}.`] : []),
    ...(notifications.failure ? [`${t('news:notifications.failedTitle')}.`] : []),
  ]
  return (
    <TodayCard heading={t('unread.heading')} link={{ label: t('unread.allNews'), href: href('news') }}>
      <TodayPart
        nothing={
          failed.length > 0
            ? failed.join(' ')
            : isKnown && unread.length === 0
              ? t(notices.unread.length > 0 ? 'unread.invitations' : 'unread.nothing')
              : more > 0
                ? t('unread.more', { count: more })
                : undefined
        }
      >
        {unmarked && <Message variant="banner" tone="danger" {...unmarked} />}
        {isLoading && <SkeletonRegion label={t('unread.loading')} shape="rows" count={2} />}
        {unread.length > 0 && (
          <UnreadRows
            label={t('unread.heading')}
            items={unread.slice(0, shown).map(({ id, kind, notName, at, href: page, onRead }) => ({
              key: `${kind} ${id}`,
              kind,
              title: notName,
              when: t('unread.when', {
                kind: t(`unread.${kind}`),
                day: dateText(dayAndTime(new Date(at), company.timeZone).day),
              }),
              href: page ?? `${href(kind)}#${kind}-${id}`,
              onOpen: page ? onRead : undefined,
              markName: t('news:notices.markReadName', { title: notName }),
              onRead,
            }))}
          />
        )}
      </TodayPart>
    </TodayCard>
  )
}
