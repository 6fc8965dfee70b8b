import { isStaffPath } from '@atrium/contract/core'
import { PageFallback } from '@atrium/ui'
import { Suspense, useRef } from 'react'
import { Outlet, useLocation, useOutletContext } from 'react-router-dom'
import { isAlive } from '#hooks/alive.ts'
import type { ShellContext } from '#shells/shellContext.ts'
import { Alive } from './Alive.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** The frame of every page inside its shell: shows a placeholder while the code loads, and the error when the page breaks. */
export function PageFrame() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const isLeft = useRef(false)
  // A page that is left before its hydration is discarded: React would compare it with the new page.
  if (pathname !== first.current && !isAlive()) isLeft.current = true
  return (
    <ErrorBoundary onBroken={useOutletContext<ShellContext | undefined>()}>
      <Suspense key={String(isLeft.current)} fallback={<PageFallback />}>
        <Outlet />
        {/* The pages of the staff area have frames of their own. */}
        {!isStaffPath(pathname) && <Alive />}
      </Suspense>
    </ErrorBoundary>
  )
}
