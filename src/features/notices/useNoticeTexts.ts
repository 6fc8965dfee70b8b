import { company, dayAndTime, formatDay } from '@atrium/contract/core'
import type { NoticeItem, NoticeTexts } from '@atrium/ui/news'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#hooks/useLanguage.ts'
import type { Notice } from './useNotices.ts'

/** The texts of the cards; their dates are days on the company's clock. */
export function useNoticeTexts(): { texts: NoticeTexts; itemOf: (notice: Notice) => NoticeItem } {
  const { t } = useTranslation('news')
  const { language } = useLanguage()
  return {
    texts: {
      fresh: t('notices.fresh'),
      markRead: t('notices.markRead'),
      markReadName: (title) => t('notices.markReadName', { title }),
      readMore: t('notices.readMore'),
      readLess: t('notices.readLess'),
      readMoreName: (title) => t('notices.readMoreName', { title }),
      readLessName: (title) => t('notices.readLessName', { title }),
      body: {
        loading: t('notices.bodyLoading'),
        failed: t('notices.bodyFailed'),
        retry: t('notices.bodyRetry'),
        newTab: t('notices.newTab'),
      },
    },
    itemOf: ({ id, picture, icon, notName, notDesc, body, at, isRead }) => ({
      id,
      picture,
      icon,
      title: notName,
      text: notDesc,
      body,
      date: {
        iso: at,
        texts: formatDay(dayAndTime(new Date(at), company.timeZone).day, language),
      },
      isRead,
    }),
  }
}
