import { pages } from '@atrium/contract'
import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { PublicShell } from '#shells/public/PublicShell.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyScreen } from './lazyScreen.tsx'

const CareerScreen = lazyScreen(() => import('#screens/public/career/CareerScreen.tsx'), 'CareerScreen')
const VacancyScreen = lazyScreen(() => import('#screens/public/career/VacancyScreen.tsx'), 'VacancyScreen')
const ApplyScreen = lazyScreen(() => import('#screens/public/app/ApplyScreen.tsx'), 'ApplyScreen')
const SendCvScreen = lazyScreen(() => import('#screens/public/send-cv/SendCvScreen.tsx'), 'SendCvScreen')
const NotFoundScreen = lazyScreen(
  () => import('#screens/public/not-found/NotFoundScreen.tsx'),
  'NotFoundScreen',
)

/** The one route table (spec 2). Each screen is loaded when it is first visited. */
export function AppRoutes() {
  return (
    <ErrorBoundary>
      <Suspense>
        <Routes>
          <Route element={<PublicShell />}>
            <Route path={pages.careers} element={<CareerScreen />} />
            <Route path={pages.vacancy} element={<VacancyScreen />} />
            <Route path={pages.apply} element={<ApplyScreen />} />
            <Route path={pages.sendCv} element={<SendCvScreen />} />
          </Route>
          <Route path={pages.home} element={<Navigate to={pages.careers} replace />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  )
}
