import { type PageName, pages, type StaffPageName } from '@atrium/contract'
import { Navigate, Route, Routes } from 'react-router-dom'
import { LazyPart } from '#features/start/LazyPart.tsx'
import { ChatProfileShell } from '#shells/staff/ChatProfileShell.tsx'
import { ProfileLayout } from '#shells/staff/ProfileLayout.tsx'
import { StaffLoading } from '#shells/staff/StaffLoading.tsx'
import { StaffShell } from '#shells/staff/StaffShell.tsx'
import { loadNotFound } from './loadNotFound.ts'
import { PageFrame } from './PageFrame.tsx'
import { staffScreens } from './staffScreens.ts'
import { useStaffOffline } from './useStaffOffline.ts'
import { useStaffSlices } from './useStaffSlices.ts'

const profilePages = ['profile', 'security', 'notifications'] as const satisfies PageName[]
const chatProfilePages = ['chatProfile', 'chatSchedule'] as const satisfies PageName[]
const otherPages = [
  'news',
  'chat',
  'suggestions',
  'calendar',
  'requests',
  'labels',
] as const satisfies PageName[]

/** The part of a page's address below `/staff/`. */
const pathOf = (page: StaffPageName) => pages[page].replace('/staff/', '')

const pageRoutes = (names: readonly StaffPageName[]) =>
  names.map((page) => (
    <Route key={page} caseSensitive path={pathOf(page)} element={<LazyPart load={staffScreens[page]} />} />
  ))

/** The staff area's part of the route table (spec 2), each page in its frame. */
export function StaffRoutes() {
  useStaffOffline()
  if (!useStaffSlices()) return <StaffLoading />
  return (
    <Routes>
      <Route element={<StaffShell />}>
        <Route element={<PageFrame />}>{pageRoutes(otherPages)}</Route>
        <Route element={<ProfileLayout />}>
          <Route element={<PageFrame />}>{pageRoutes(profilePages)}</Route>
        </Route>
      </Route>
      <Route element={<ChatProfileShell />}>
        <Route element={<PageFrame />}>{pageRoutes(chatProfilePages)}</Route>
      </Route>
      <Route index element={<Navigate to={pages.profile} replace />} />
      <Route path="*" element={<LazyPart load={loadNotFound} />} />
    </Routes>
  )
}
