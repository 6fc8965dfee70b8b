import { deskPagesFor } from '@atrium/contract'
import { DeskCards, DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { useWaitingLeave } from '#features/leave/useWaitingLeave.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/desk`: the pages for the people who run the company, each with what waits there. */
export function DeskScreen() {
  const { t } = useTranslation(['desk', 'leave'])
  usePageTitle(t('title'))
  const open = deskPagesFor(usePermissions() ?? [])
  const count = useWaitingLeave(open.includes('leave')).requests.filter(({ isMine }) => isMine).length
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <DeskCards
        cards={open.map((page) => ({
          heading: t(`pages.${page}.title`),
          text: t(`pages.${page}.text`),
          href: href(page),
          ...(page === 'leave' && { waiting: { count, label: t('leave:waiting.count', { count }) } }),
        }))}
      />
    </DeskPage>
  )
}
