import { sectionOf } from '@atrium/contract/core'
import { SectionMenu } from '@atrium/ui/staff'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePlaces } from './usePlaces.ts'

/** The profile section with its own sidebar (spec 2). */
export function ProfileLayout() {
  const { t } = useTranslation('staff')
  const { isAt } = usePlaces()
  const links = sectionOf('profile').map((page) => ({
    label: t(`profile.${page}`),
    href: href(page),
    isCurrent: isAt(page),
  }))
  return (
    <SectionMenu label={t('profile.label')} links={links}>
      <Outlet />
    </SectionMenu>
  )
}
