import { deskPageOf, deskPages, deskPagesFor, isStaffPageName, pageAt } from '@atrium/contract'
import { LinkButton, Message } from '@atrium/ui'
import { SectionMenu, StaffPageSkeleton } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { usePlaces } from './usePlaces.ts'

/** The desk with its menu: only the pages that are open to the person. */
export function DeskLayout() {
  const { t } = useTranslation(['staff', 'desk'])
  const { currentAs } = usePlaces()
  const { pathname } = useLocation()
  const permissions = usePermissions()
  if (!permissions) return <StaffPageSkeleton />
  const open = deskPagesFor(permissions)
  const page = pageAt(pathname)
  const deskPage = isStaffPageName(page) ? deskPageOf(page) : undefined
  const needed = deskPage && deskPages[deskPage]
  const isOpen = needed ? permissions.includes(needed) : open.length > 0
  if (!isOpen)
    return (
      <Message
        variant="page"
        heading={t('desk:forbidden.title')}
        text={t('desk:forbidden.text')}
        action={<LinkButton href={href('today')}>{t('desk:forbidden.back')}</LinkButton>}
      />
    )
  const links = (['desk', ...open] as const).map((each) => ({
    label: t(`staff:desk.${each}`),
    href: href(each),
    isCurrent: each === 'desk' ? currentAs(each) === 'page' : currentAs(each) !== undefined,
  }))
  return (
    <SectionMenu label={t('staff:desk.label')} links={links} place="above">
      <Outlet />
    </SectionMenu>
  )
}
