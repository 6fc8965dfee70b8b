import { company, dayAndTime, formatDay } from '@atrium/contract'
import { Message } from '@atrium/ui'
import { TodayCard, TodayPart, TodaySkeleton, UnreadRows } from '@atrium/ui/today'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { useUnreadNotices } from './useUnreadNotices.ts'

/** How many are listed. */
const shown = 5

/** The news and the notifications that the person has not read. */
export function UnreadPart() {
  const { t } = useTranslation(['today', 'news'])
  const { language } = useLanguage()
  const { news, notifications, unread, unmarked, isLoading, isKnown } = useUnreadNotices()
  const more = unread.length - shown
  return (
    <TodayCard heading={t('unread.heading')} link={{ label: t('unread.allNews'), href: href('news') }}>
      <TodayPart
        nothing={
          isKnown && unread.length === 0
            ? t('unread.nothing')
            : more > 0
              ? t('unread.more', { count: more })
              : undefined
        }
      >
        {unmarked && <Message variant="banner" tone="danger" {...unmarked} />}
        {news.failure && (
          <QueryError variant="banner" heading={t('news:news.failedTitle')} failure={news.failure} />
        )}
        {notifications.failure && (
          <QueryError
            variant="banner"
            heading={t('news:notifications.failedTitle')}
            failure={notifications.failure}
          />
        )}
        {isLoading && <TodaySkeleton label={t('unread.loading')} />}
        {unread.length > 0 && (
          <UnreadRows
            label={t('unread.heading')}
            items={unread.slice(0, shown).map(({ id, kind, notName, at, onRead }) => ({
              key: `${kind} ${id}`,
              kind,
              title: notName,
              when: t('unread.when', {
                kind: t(`unread.${kind}`),
                day: formatDay(dayAndTime(new Date(at), company.timeZone).day, language),
              }),
              href: `${href(kind)}#${kind}-${id}`,
              markLabel: t('news:notices.markReadName', { title: notName }),
              onRead,
            }))}
          />
        )}
      </TodayPart>
    </TodayCard>
  )
}
