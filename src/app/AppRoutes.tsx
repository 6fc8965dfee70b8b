import {
  authPages,
  isLookupPageName,
  isStaffPageName,
  lookupPages,
  type PageName,
  pages,
  type StaffPageName,
} from '@atrium/contract'
import { Route, Routes } from 'react-router-dom'
import { LazyPart } from '#features/start/LazyPart.tsx'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { PageFrame } from './PageFrame.tsx'
import { screens } from './screens.ts'

const isAuthPage = (page: PageName): page is (typeof authPages)[number] =>
  authPages.some((authPage) => authPage === page)

const publicPages = (Object.keys(pages) as PageName[])
  .filter((page) => !isStaffPageName(page))
  .filter((page) => !isLookupPageName(page) && !isAuthPage(page))

const pageRoutes = (names: readonly Exclude<PageName, StaffPageName>[]) =>
  names.map((page) => (
    <Route key={page} caseSensitive path={pages[page]} element={<LazyPart load={screens[page]} />} />
  ))

/**
 * The one route table (spec 2): the pages of the contract, each with its screen, which is loaded when it is first
 * visited. The staff area brings its own part of the table. The letters' case matters, as it does on the server.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route element={<PageFrame />}>{pageRoutes(publicPages)}</Route>
      </Route>
      <Route element={<PageFrame />}>
        {pageRoutes(lookupPages)}
        {pageRoutes(authPages)}
        <Route caseSensitive path="/staff/*" element={<LazyPart load={screens.staff} />} />
        <Route path="*" element={<LazyPart load={screens.notFound} />} />
      </Route>
    </Routes>
  )
}
