import { pages } from '@atrium/contract'
import { Route, Routes } from 'react-router-dom'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { LazyScreen } from './LazyScreen.tsx'
import { PageFrame } from './PageFrame.tsx'
import { screens } from './screens.ts'

/**
 * The one route table (spec 2). Each screen is loaded when it is first visited; the letters' case matters, as it
 * does on the server.
 */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<PublicShell />}>
        <Route element={<PageFrame />}>
          <Route path={pages.home} element={<LazyScreen load={screens.home} />} />
          <Route caseSensitive path={pages.about} element={<LazyScreen load={screens.about} />} />
          <Route caseSensitive path={pages.services} element={<LazyScreen load={screens.services} />} />
          <Route caseSensitive path={pages.service} element={<LazyScreen load={screens.service} />} />
          <Route caseSensitive path={pages.careers} element={<LazyScreen load={screens.career} />} />
          <Route caseSensitive path={pages.vacancy} element={<LazyScreen load={screens.vacancy} />} />
          <Route caseSensitive path={pages.apply} element={<LazyScreen load={screens.apply} />} />
          <Route caseSensitive path={pages.sendCv} element={<LazyScreen load={screens.sendCv} />} />
          <Route caseSensitive path={pages.contact} element={<LazyScreen load={screens.contact} />} />
          <Route caseSensitive path={pages.privacy} element={<LazyScreen load={screens.privacy} />} />
          <Route
            caseSensitive
            path={pages.confirmSubscription}
            element={<LazyScreen load={screens.confirmSubscription} />}
          />
          <Route caseSensitive path={pages.unsubscribe} element={<LazyScreen load={screens.unsubscribe} />} />
        </Route>
      </Route>
      <Route element={<PageFrame />}>
        <Route path="*" element={<LazyScreen load={screens.notFound} />} />
      </Route>
    </Routes>
  )
}
