import { deskPageOf, deskPages, deskPagesFor, isStaffPageName, pageAt } from '@atrium/contract/core'
import { LinkButton, Message } from '@atrium/ui'
import { StaffPageSkeleton } from '@atrium/ui/staff'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { announceAlive } from '#hooks/alive.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'
import { DeskMenu } from './DeskMenu.tsx'

/** The desk with its menu: only the pages that are open to the person. */
export function DeskLayout() {
  const deskPage = useDeskPage()
  const { permissions, query } = usePermissions()
  const failure = useQueryError(!permissions, query)
  if (failure) return <Failed failure={failure} />
  if (!permissions) return <StaffPageSkeleton />
  const open = deskPagesFor(permissions)
  const needed = deskPage && deskPages[deskPage]
  const isOpen = needed ? permissions.includes(needed) : open.length > 0
  if (!isOpen) return <Forbidden />
  return (
    <DeskMenu open={open}>
      <Outlet />
    </DeskMenu>
  )
}

/** The page of the desk's menu at this address; `undefined` at its start. */
function useDeskPage() {
  const page = pageAt(useLocation().pathname)
  return isStaffPageName(page) ? deskPageOf(page) : undefined
}

function Failed({ failure }: { failure: QueryErrorState }) {
  const { t } = useTranslation('desk')
  const page = useDeskPage()
  usePageTitle(page ? t(`pages.${page}.title`) : t('title'))
  useEffect(announceAlive, [])
  return <QueryError variant="page" heading={t('failed')} failure={failure} />
}

function Forbidden() {
  const { t } = useTranslation('desk')
  usePageTitle(t('forbidden.title'))
  useEffect(announceAlive, [])
  return (
    <Message
      variant="page"
      heading={t('forbidden.title')}
      text={t('forbidden.text')}
      action={<LinkButton href={href('today')}>{t('forbidden.back')}</LinkButton>}
    />
  )
}
