import { deskPagesFor } from '@atrium/contract'
import { DeskCards, DeskPage } from '@atrium/ui/desk'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/staff/desk`: the pages for the people who run the company, each with what waits there. */
export function DeskScreen() {
  const { t } = useTranslation('desk')
  usePageTitle(t('title'))
  const open = deskPagesFor(usePermissions() ?? [])
  return (
    <DeskPage heading={t('title')} lead={t('lead')}>
      <DeskCards
        cards={open.map((page) => ({
          heading: t(`pages.${page}.title`),
          text: t(`pages.${page}.text`),
          href: href(page),
        }))}
      />
    </DeskPage>
  )
}
