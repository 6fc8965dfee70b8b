import { isStaffPath, pagesOf } from '@atrium/contract/core'
import { Route, Routes, useLocation } from 'react-router-dom'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { PageFrame } from './PageFrame.tsx'
import { pageRoutes } from './pageRoutes.tsx'
import { screens } from './screens.ts'

/** The one route table (spec 2): the pages of the contract; the staff area brings its own part. */
export function AppRoutes() {
  const { pathname } = useLocation()
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route element={<PageFrame />}>
          {pageRoutes([...pagesOf('public'), ...pagesOf('newsletter')], screens)}
        </Route>
      </Route>
      <Route element={<PageFrame />}>
        {pageRoutes([...pagesOf('lookup'), ...pagesOf('auth')], screens)}
        {/* An unknown address below it has the same page as any other, as the server renders it. */}
        {isStaffPath(pathname) && <Route path="/staff/*" element={<LazyPart load={screens.staff} />} />}
      </Route>
      <Route element={<PublicShell isNotFound />}>
        <Route element={<PageFrame />}>
          <Route path="*" element={<LazyPart load={screens.notFound} />} />
        </Route>
      </Route>
    </Routes>
  )
}
