import { pagesOf, type StaffPageName, sectionOf } from '@atrium/contract/core'
import { StaffPageSkeleton } from '@atrium/ui/staff'
import { memo, Suspense, useEffect, useState } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { ChatProfileShell } from '#shells/staff/ChatProfileShell.tsx'
import { DeskLayout } from '#shells/staff/DeskLayout.tsx'
import { ProfileLayout } from '#shells/staff/ProfileLayout.tsx'
import { StaffLoading } from '#shells/staff/StaffLoading.tsx'
import { StaffShell } from '#shells/staff/StaffShell.tsx'
import { useAppStore } from '#store/hooks.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { Alive } from './Alive.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { pageRoutes } from './pageRoutes.tsx'
import { staffScreens } from './staffScreens.ts'
import { useStaffOffline } from './useStaffOffline.ts'

const profilePages: readonly StaffPageName[] = sectionOf('profile')
const chatProfilePages: readonly StaffPageName[] = sectionOf('chatProfile')
const deskSection: readonly StaffPageName[] = sectionOf('desk')
const sections = [...profilePages, ...chatProfilePages, ...deskSection]
const otherPages = pagesOf('staff').filter((page) => !sections.includes(page))

const routesOf = (names: readonly StaffPageName[]) => pageRoutes(names, staffScreens, '/staff/')

/** The staff area's part of the route table (spec 2), each page in its frame. */
export function StaffRoutes() {
  useStaffOffline()
  return useStaffSlices() ? <StaffTable /> : <StaffLoading />
}

/** Apart from the hooks above: an update of the routes would end the hydration of the page in slices. */
const StaffTable = memo(() => (
  <Routes>
    <Route element={<StaffShell />}>
      <Route element={<StaffPageFrame />}>{routesOf(otherPages)}</Route>
      <Route element={<DeskLayout />}>
        <Route element={<StaffPageFrame />}>{routesOf(deskSection)}</Route>
      </Route>
      <Route element={<ProfileLayout />}>
        <Route element={<StaffPageFrame />}>{routesOf(profilePages)}</Route>
      </Route>
    </Route>
    <Route element={<ChatProfileShell />}>
      <Route element={<StaffPageFrame />}>{routesOf(chatProfilePages)}</Route>
    </Route>
  </Routes>
))

/** The frame of a page inside its shell, which the server does not render: a skeleton while the code is loading. */
const StaffPageFrame = () => (
  <ErrorBoundary>
    <Suspense fallback={<StaffPageSkeleton />}>
      <Outlet />
      <Alive />
    </Suspense>
  </ErrorBoundary>
)

/** Whether the store has the staff area's slices; adds them, without a request. */
function useStaffSlices(): boolean {
  const store = useAppStore()
  const [isReady, setReady] = useState(() => store.hasSlices(staffSlices))
  useEffect(() => {
    let isCurrent = true
    void store.addSlices(staffSlices).then(() => isCurrent && setReady(true))
    return () => {
      isCurrent = false
    }
  }, [store])
  return isReady
}
