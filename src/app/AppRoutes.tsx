import { entrancePages, type PageName, pages, staffPages } from '@atrium/contract'
import { Route, Routes } from 'react-router-dom'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { PageFrame } from './PageFrame.tsx'
import { screens, staffFrames } from './screens.ts'

const profilePages = ['profile', 'security', 'notifications'] as const satisfies PageName[]
const chatProfilePages = ['chatProfile', 'chatSchedule'] as const satisfies PageName[]
const otherStaffPages = ['news', 'chat', 'suggestions'] as const satisfies PageName[]

const apart = new Set<PageName>([...entrancePages, ...staffPages])
const publicPages = (Object.keys(pages) as PageName[]).filter((page) => !apart.has(page))

const pageRoutes = (names: readonly PageName[]) =>
  names.map((page) => (
    <Route key={page} caseSensitive path={pages[page]} element={<LazyScreen load={screens[page]} />} />
  ))

/**
 * The one route table (spec 2): the pages of the contract, each with its screen, which is loaded when it is first
 * visited. The letters' case matters, as it does on the server.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route element={<PageFrame />}>{pageRoutes(publicPages)}</Route>
      </Route>
      <Route element={<PageFrame />}>
        {pageRoutes(entrancePages)}
        <Route element={<LazyScreen load={staffFrames.area} />}>
          <Route element={<PageFrame />}>
            <Route element={<LazyScreen load={staffFrames.profile} />}>
              <Route element={<PageFrame />}>{pageRoutes(profilePages)}</Route>
            </Route>
            {pageRoutes(otherStaffPages)}
          </Route>
        </Route>
        <Route element={<LazyScreen load={staffFrames.chatProfile} />}>
          <Route element={<PageFrame />}>{pageRoutes(chatProfilePages)}</Route>
        </Route>
        <Route path="*" element={<LazyScreen load={screens.notFound} />} />
      </Route>
    </Routes>
  )
}
