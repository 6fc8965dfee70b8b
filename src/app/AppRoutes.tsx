import { pagesOf } from '@atrium/contract'
import { Route, Routes } from 'react-router-dom'
import { LazyPart } from '#features/start/LazyPart.tsx'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { PageFrame } from './PageFrame.tsx'
import { pageRoutes } from './pageRoutes.tsx'
import { screens } from './screens.ts'

/** The one route table (spec 2): the pages of the contract; the staff area brings its own part. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route element={<PageFrame />}>
          {pageRoutes([...pagesOf('public'), ...pagesOf('newsletter')], screens)}
        </Route>
      </Route>
      <Route element={<PageFrame />}>
        {pageRoutes([...pagesOf('lookup'), ...pagesOf('auth')], screens)}
        <Route caseSensitive path="/staff/*" element={<LazyPart load={screens.staff} />} />
        <Route path="*" element={<LazyPart load={screens.notFound} />} />
      </Route>
    </Routes>
  )
}
